import { createScriptPolicy } from './scriptPolicy';

/** Milliseconds until a script that has not come is given up (contract 5). */
const deadline = 10_000;

/** The one way by which a provider's script gets into the page; made only when a check is shown (G1). */
let policy: ReturnType<typeof createScriptPolicy> | undefined;

/** A script address that may be loaded: on one of the configured origins, without credentials, not over-long. */
export function allowedScriptUrl(raw: string, origins: readonly string[]): string | null {
  if (raw.length > 2048) return null;
  try {
    const url = new URL(raw);
    const isAllowed = origins.includes(url.origin) && /^https?:$/.test(url.protocol);
    return isAllowed && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

function insert(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.parentNode?.removeChild(script);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('late'))), deadline);
    script.onload = () => end(resolve);
    script.onerror = () => end(() => reject(new Error('refused')));
    script.async = true;
    policy ??= createScriptPolicy('rewards-widgets-captcha');
    script.src = policy.createScriptURL(url);
    document.head.appendChild(script);
  });
}

const loaded = new Map<string, Promise<void>>();

/** Loads a provider's script, each address once; a failed one may be tried again (M-cap-02, A-12). */
export async function loadCaptchaScript(raw: string, origins: readonly string[]): Promise<void> {
  const url = allowedScriptUrl(raw, origins);
  if (url === null) throw new Error('not allowed');
  const known = loaded.get(url) ?? insert(url);
  loaded.set(url, known);
  try {
    await known;
  } catch (error) {
    loaded.delete(url);
    throw error;
  }
}
