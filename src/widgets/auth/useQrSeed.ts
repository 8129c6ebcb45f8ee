import { useCallback, useEffect, useState } from 'react';
import { fetchSeed } from '../../api/qrcode';
import { watchSeed } from '../../api/qrPolling';

/** How far a sign-in by phone is. */
export type QrStep =
  | { readonly at: 'loading' }
  | { readonly at: 'waiting' | 'scanned'; readonly seed: string }
  | { readonly at: 'expired' | 'failed' };

/**
 * A seed and what becomes of it; `refresh` asks for a new one. Whatever an older seed still brings is not heard.
 * `onCode` is called once with the code of a confirmed seed.
 */
export function useQrSeed(onCode: (code: string) => void): { readonly step: QrStep; readonly refresh: () => void } {
  const [step, setStep] = useState<QrStep>({ at: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is a seed; what is done with its code is the same
  useEffect(() => {
    const controller = new AbortController();
    let stop = () => {};
    setStep({ at: 'loading' });
    fetchSeed(controller.signal).then(
      (fetched) => {
        if (controller.signal.aborted) return;
        const { seed } = fetched;
        setStep({ at: 'waiting', seed });
        stop = watchSeed(fetched, (event) => {
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
  }, [round]);

  const refresh = useCallback(() => setRound((last) => last + 1), []);
  return { step, refresh };
}
