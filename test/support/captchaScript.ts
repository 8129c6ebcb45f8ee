import { config } from '../../src/api/browser/config';

type CaptchaScript = typeof import('../../src/api/browser/captchaScript');

const actual = jest.requireActual<CaptchaScript>('../../src/api/browser/captchaScript');

/**
 * Replaces `src/api/browser/captchaScript.ts`. jsdom does not load scripts by URL, so this one fetches the script of
 * the stub services and inserts it as text.
 */
export const captchaScript: CaptchaScript = {
  ...actual,
  async loadCaptchaScript(raw) {
    const url = actual.resolveScriptUrl(raw, config().captchaOrigins);
    if (url === null) throw new Error('not allowed');
    const response = await fetch(url);
    if (!response.ok) throw new Error('failed');
    const script = document.createElement('script');
    script.textContent = await response.text();
    document.head.append(script);
    script.remove();
  },
};
