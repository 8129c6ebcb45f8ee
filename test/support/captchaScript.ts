import { config } from '../../src/api/browser/config';

type CaptchaScript = typeof import('../../src/api/browser/captchaScript');

const actual = jest.requireActual<CaptchaScript>('../../src/api/browser/captchaScript');

/** Rejects after some milliseconds. */
const fail = (delay: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), delay));

/**
 * Replaces `src/api/browser/captchaScript.ts`. jsdom does not load scripts by URL, so this one fetches the script of
 * the stub services and inserts it as text.
 */
export const captchaScript: CaptchaScript = {
  ...actual,
  async loadCaptchaScript(raw) {
    const url = actual.resolveScriptUrl(raw, config().captchaOrigins);
    if (url === null) throw new Error('not allowed');
    const response = await Promise.race([fetch(url), fail(10_000)]);
    // A browser runs no script of another content type, as the services forbid it to guess.
    if (!response.ok || !response.headers.get('content-type')?.includes('javascript')) throw new Error('failed');
    const script = document.createElement('script');
    script.textContent = await response.text();
    document.head.append(script);
    script.remove();
  },
};
