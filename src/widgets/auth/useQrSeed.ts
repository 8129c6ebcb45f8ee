import { useCallback, useEffect, useState } from 'react';
import { retryTimeOf } from '../../api/http/ApiError';
import { fetchSeed } from '../../api/services/qrcode';
import { pollSeed } from '../../api/services/qrPolling';
import { pageState } from '../../lib/pageState';
import { useOnStay } from '../kit/page/useOnStay';
import type { SignInOutcome } from './exchangeCode';

/**
 * A step of the QR sign-in. After `signedIn` and `leaving` the browser usually leaves the page. `failed` has no QR code
 * to show; `rejected` is a sign-in that the service did not accept. `retryAt` says when the service accepts another
 * request (B5).
 */
export type QrStep =
  | { readonly at: 'loading' | 'signingIn' }
  | SignInOutcome
  | { readonly at: 'waiting' | 'scanned' | 'unavailable'; readonly seed: string }
  | { readonly at: 'expired' }
  | { readonly at: 'failed'; readonly retryAt: number };

/** The seeds that are used up. A cache may return one again, but its code works once (D3). */
const usedSeeds = pageState(() => new Set<string>());

/**
 * Fetches a seed for the QR code and polls its status. Calls `signIn` once, with the authorization code, when the
 * visitor confirms on the phone. Nothing is repeated without `refresh`, which starts with a new seed. A refresh or
 * unmount aborts the signal, and all that still runs.
 */
export function useQrSeed(signIn: (code: string, signal: AbortSignal) => Promise<SignInOutcome>): {
  readonly step: QrStep;
  readonly refresh: () => void;
} {
  const [step, setStep] = useState<QrStep>({ at: 'loading' });
  const [refreshCount, setRefreshCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one seed per refresh; every `signIn` does the same
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stop = () => {};
    const show = (next: QrStep) => {
      if (!signal.aborted) setStep(next);
    };

    const start = async () => {
      show({ at: 'loading' });
      const qrSeed = await fetchSeed(signal);
      const { seed } = qrSeed;
      if (signal.aborted) return;
      if (usedSeeds().has(seed)) return show({ at: 'failed', retryAt: 0 });
      show({ at: 'waiting', seed });
      stop = pollSeed(qrSeed, (event) => {
        if (event.status === 'confirmed' || event.status === 'expired') usedSeeds().add(seed);
        if (event.status === 'confirmed') {
          show({ at: 'signingIn' });
          void signIn(event.code, signal).then(show);
        } else if (event.status === 'expired') show({ at: 'expired' });
        else show({ at: event.status === 'pending' ? 'waiting' : event.status, seed });
      });
    };
    start().catch((error: unknown) => show({ at: 'failed', retryAt: retryTimeOf(error) }));
    return () => {
      controller.abort();
      stop();
    };
  }, [refreshCount]);

  // Its code is used, and was not refused.
  useOnStay(step.at === 'leaving', () => setStep({ at: 'expired' }));

  const refresh = useCallback(() => setRefreshCount((count) => count + 1), []);
  return { step, refresh };
}
