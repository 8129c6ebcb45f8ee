import { startWait } from '../../lib/startWait';
import { isPageHidden } from '../device/isPageHidden';
import { ApiError } from '../http/ApiError';
import { fetchSeedStatus, type Seed, type SeedStatus } from './qrcode';

/**
 * Milliseconds between two requests. Each failure doubles the interval, up to the maximum, plus a random part, so that
 * the pages that an outage has stopped do not come back all at once.
 */
const interval = 2000;
const maxInterval = 30_000;

/** The failures in a row from which the visitor should know. A single one may be a lost packet. */
const failuresToReport = 2;

/**
 * A status of a seed. `code` is the authorization code to exchange. `confirmed` and `expired` are final; `unavailable`
 * means that the service does not say, and the poll goes on.
 */
export type SeedEvent =
  | { readonly status: Exclude<SeedStatus, 'confirmed'> | 'unavailable' }
  | { readonly status: 'confirmed'; readonly code: string };

/**
 * Polls the status of a seed until it is `confirmed` or `expired`, one request at a time, and pauses while the tab is
 * hidden. Returns a function that stops polling; `onEvent` is not called after that (D5).
 */
export function pollSeed({ seed, expiresIn }: Seed, onEvent: (event: SeedEvent) => void): () => void {
  const controller = new AbortController();
  const timeLeft = startWait(expiresIn * 1000);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = interval;
  let isRequesting = false;
  let failures = 0;
  /** Returns the milliseconds until the request after a failure is due. */
  let untilDue = startWait(0);

  const stop = () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };

  const finish = (event: SeedEvent) => {
    stop();
    onEvent(event);
  };

  const schedule = (pause: number) => {
    clearTimeout(timer);
    // The seed may expire before the next request is due.
    timer = setTimeout(() => void poll(), Math.max(0, Math.min(pause, timeLeft())));
  };

  async function poll(): Promise<void> {
    if (timeLeft() <= 0) return finish({ status: 'expired' });
    if (isPageHidden() || isRequesting) return;
    isRequesting = true;
    let pause = interval;
    try {
      const { status, code } = await fetchSeedStatus(seed, controller.signal);
      if (controller.signal.aborted) return;
      delay = interval;
      failures = 0;
      if (status === 'confirmed' && code !== '') return finish({ status, code });
      if (status === 'expired') return finish({ status });
      if (status !== 'confirmed') onEvent({ status });
    } catch (error) {
      if (controller.signal.aborted) return;
      failures += 1;
      if (failures >= failuresToReport) onEvent({ status: 'unavailable' });
      delay = Math.min(delay * 2, maxInterval);
      pause = delay * (1 + Math.random() / 2);
      // The service may want a longer pause (contract 5).
      if (error instanceof ApiError) pause = Math.max(pause, (error.retryAfter ?? 0) * 1000);
    } finally {
      isRequesting = false;
    }
    untilDue = startWait(pause);
    if (!controller.signal.aborted) schedule(pause);
  }

  /** Runs when the tab is hidden or shown. Requests the status at once in a visible tab; after a failure, when it is due. */
  function onVisibilityChange(): void {
    clearTimeout(timer);
    if (failures > 0) schedule(untilDue());
    else void poll();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  schedule(interval);
  return stop;
}
