import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { removeNode } from '../../lib/removeNode';
import { config } from './config';
import { readDocument } from './readDocument';
import { report } from './report';
import { createScriptPolicy } from './scriptPolicy';

/** Milliseconds after which loading a script counts as failed (contract 5). */
const deadline = 10_000;

/** The Trusted Types policy for the captcha provider's script, created when the first script is loaded (G1). */
const policy = pageState(() =>
  createScriptPolicy('rewards-widgets-captcha', (url) => resolveScriptUrl(url, config().captchaOrigins) === url),
);

/**
 * Resolves the URL of a captcha script. Returns null unless it is on one of the configured origins, has no credentials
 * and at most 2,048 characters (G1).
 */
export function resolveScriptUrl(raw: string, origins: readonly string[]): string | null {
  if (raw.length > 2048) return null;
  try {
    const url = new URL(raw);
    // A URL with credentials does not start with its origin, nor does a `blob:` URL.
    const startsWithOrigin = url.href.startsWith(`${url.origin}/`);
    return startsWithOrigin && origins.includes(url.origin) ? url.href : null;
  } catch {
    return null;
  }
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      removeNode(script);
      settle();
    };
    const timer = setTimeout(() => finish(() => reject(new Error('timeout'))), deadline);
    const fail = () => finish(() => reject(new Error('failed')));
    // Something else than the provider's script can arrive, such as the page of a gateway: the URL can be loaded again.
    script.onload = () => (typeof (window as { capInit?: unknown }).capInit === 'function' ? finish(resolve) : fail());
    script.onerror = fail;
    script.async = true;
    script.src = policy().createScriptURL(url);
    readDocument('head').appendChild(script);
  });
}

const loadScript = loadOnce(insertScript);

/**
 * Loads the captcha provider's script, each URL once per page. A failed script can be loaded again (M-cap-02, A-12).
 */
export async function loadCaptchaScript(raw: string): Promise<void> {
  const url = resolveScriptUrl(raw, config().captchaOrigins);
  if (url === null) {
    report('the script of the security check is on none of the captchaOrigins, and was not loaded');
    throw new Error('not allowed');
  }
  await loadScript(url);
}
