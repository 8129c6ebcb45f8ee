import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { Callout } from '../kit/ui/Callout';
import { Spinner } from '../kit/ui/Spinner';
import { useThirdPartyCode } from './useThirdPartyCode';

interface ThirdPartySignInProps {
  /** Called with true while the code is exchanged: the visitor then needs no form. */
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Renders the sign-in by the code that a third-party sign-in has put into the page's address (M-core-05). */
export function ThirdPartySignIn({ onBusyChange }: ThirdPartySignInProps) {
  const t = useMessages();
  const { step, signIn } = useThirdPartyCode();
  const isBusy = step === 'signingIn' || step === 'leaving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step counts
  useLayoutEffect(() => onBusyChange(isBusy), [isBusy]);
  const frame = useRef<HTMLDivElement>(null);
  const onContinue = () => {
    // The button goes away; the frame stays.
    frame.current?.focus();
    signIn();
  };
  return (
    <div ref={frame} tabIndex={-1} className="rw-auth-third-party">
      {isBusy ? <Spinner /> : null}
      <Callout>
        {step === 'undecided' ? (
          <>
            <p>{t('auth.thirdParty.undecided')}</p>
            <button type="button" className="rw-button rw-button-quiet" onClick={onContinue}>
              {t('auth.thirdParty.continue')}
            </button>
          </>
        ) : null}
      </Callout>
    </div>
  );
}
