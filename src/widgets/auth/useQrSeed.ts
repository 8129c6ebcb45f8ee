import { useCallback, useEffect, useState } from 'react';
import { fetchSeed } from '../../api/services/qrcode';
import { pollSeed } from '../../api/services/qrPolling';

/** A step of the QR sign-in. */
export type QrStep =
  | { readonly at: 'loading' }
  | { readonly at: 'waiting' | 'scanned'; readonly seed: string }
  | { readonly at: 'expired' | 'failed' };

/**
 * Fetches a seed for the QR code and polls its status. `refresh` fetches a new seed; later responses about the old one are
 * ignored. Calls `onCode` once, with the authorization code, when the visitor confirms on the phone.
 */
export function useQrSeed(onCode: (code: string) => void): { readonly step: QrStep; readonly refresh: () => void } {
  const [step, setStep] = useState<QrStep>({ at: 'loading' });
  const [refreshCount, setRefreshCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one seed per refresh; every `onCode` does the same
  useEffect(() => {
    const controller = new AbortController();
    let stop = () => {};
    setStep({ at: 'loading' });
    fetchSeed(controller.signal).then(
      (qrSeed) => {
        if (controller.signal.aborted) return;
        const { seed } = qrSeed;
        setStep({ at: 'waiting', seed });
        stop = pollSeed(qrSeed, (event) => {
          if (event.status === 'confirmed') onCode(event.code);
          else if (event.status === 'expired') setStep({ at: 'expired' });
          else setStep({ at: event.status === 'scanned' ? 'scanned' : 'waiting', seed });
        });
      },
      () => {
        if (!controller.signal.aborted) setStep({ at: 'failed' });
      },
    );
    return () => {
      controller.abort();
      stop();
    };
  }, [refreshCount]);

  const refresh = useCallback(() => setRefreshCount((count) => count + 1), []);
  return { step, refresh };
}
