import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusSelectedTab } from '../../api/browser/focus';
import { resendSecondsLeft } from '../../api/storage/resendWait';
import { useMessages } from '../kit/hooks/useMessages';
import { useSecondsUntil } from '../kit/hooks/useSecondsUntil';
import { SiteLink } from '../kit/ui/SiteLink';

interface ResetLinkSentProps {
  /** The masked address; the full one is never stored, so another link needs it typed again (J1). */
  readonly email: string;
  readonly onDismiss: () => void;
}

/** Renders where the recovery page has sent a reset link, and after a minute the way to another one (M-fpw-01, F3). */
export function ResetLinkSent({ email, onDismiss }: ResetLinkSentProps) {
  const t = useMessages();
  const [resendAt] = useState(() => Date.now() + resendSecondsLeft('resetLink') * 1000);
  const seconds = useSecondsUntil(resendAt);
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const widget = currentTarget.closest('.rw');
    flushSync(onDismiss);
    focusSelectedTab(widget);
  };
  return (
    <>
      <p>{t('auth.resetLinkSent', { email })}</p>
      <p className="rw-row">
        {seconds > 0 ? (
          <span className="rw-hint" aria-live="off">
            {t('form.resendIn', { seconds })}
          </span>
        ) : (
          <SiteLink path="/account/forgot-password">{t('auth.resetLinkAgain')}</SiteLink>
        )}
        <button type="button" className="rw-link" onClick={dismiss}>
          {t('notification.dismiss')}
        </button>
      </p>
    </>
  );
}
