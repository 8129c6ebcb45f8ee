import { request, type Shapes } from './request';

const lines = ({ answer, text }: Shapes) => answer({ message: text, messageZh: text });

let known: Promise<{ readonly message: string; readonly messageZh: string }> | undefined;

/**
 * The editors' line for visitors who are not signed in, in the language of the page; empty when they wrote none
 * (M-api-28, M-api-29, A-36). Asked for once a page; a failed call may be made again.
 */
export async function fetchGreetingLine(locale: 'zh' | 'en'): Promise<string> {
  known ??= request({ service: 'content', method: 'GET', path: '/api/hello', answer: lines, quiet: true });
  try {
    const { message, messageZh } = await known;
    return (locale === 'en' ? message : messageZh).trim();
  } catch (error) {
    known = undefined;
    throw error;
  }
}
