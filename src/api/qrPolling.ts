import { type PingStatus, pingSeed, type Seed } from './qrcode';

/** Milliseconds between two questions; when the service fails, twice as long each time, up to the longest. */
const interval = 2000;
const longestInterval = 30_000;

/** What became of a seed: `confirmed` brings the code to exchange. Nothing follows `confirmed` and `expired`. */
export type SeedEvent = { readonly status: Exclude<PingStatus, 'confirmed'> } | { status: 'confirmed'; code: string };

/**
 * Asks again and again what became of a seed, one question at a time, none while the tab is hidden, until it is
 * confirmed or has expired (D5). Answers how to stop; an answer that comes after that is not heard.
 */
export function watchSeed({ seed, expiresIn }: Seed, onEvent: (event: SeedEvent) => void): () => void {
  const controller = new AbortController();
  const expiresAt = Date.now() + expiresIn * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = interval;
  let isAsking = false;

  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  const end = (event: SeedEvent) => {
    stop();
    onEvent(event);
  };

  const wait = () => {
    clearTimeout(timer);
    // The seed's own end is not missed while the service is slow to answer or back-off is long.
    const left = Math.max(0, expiresAt - Date.now());
    timer = setTimeout(() => void ask(), Math.min(delay, left));
  };

  async function ask(): Promise<void> {
    if (Date.now() >= expiresAt) return end({ status: 'expired' });
    if (document.visibilityState === 'hidden' || isAsking) return;
    isAsking = true;
    try {
      const { status, code } = await pingSeed(seed, controller.signal);
      if (controller.signal.aborted) return;
      delay = interval;
      if (status === 'confirmed' && code !== '') return end({ status, code });
      if (status === 'expired') return end({ status });
      if (status !== 'confirmed') onEvent({ status });
    } catch {
      delay = Math.min(delay * 2, longestInterval);
    } finally {
      isAsking = false;
    }
    if (!controller.signal.aborted) wait();
  }

  function onVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void ask();
  }

  document.addEventListener('visibilitychange', onVisibility);
  wait();
  return stop;
}
