import { useMessages } from '../../kit/hooks/useMessages';
import { Dialog } from '../../kit/ui/Dialog';

/**
 * Renders the question whether a guardian consents, for a visitor under 18. Closing it means no (M-reg-10 to M-reg-12).
 */
export function GuardianDialog({ onAnswer }: { onAnswer: (isAllowed: boolean) => void }) {
  const t = useMessages();
  return (
    <Dialog title={t('register.guardianTitle')} isHeadingFocused onClose={() => onAnswer(false)}>
      <p>{t('register.guardian')}</p>
      <div className="rw-register-answers">
        <button type="button" className="rw-button" onClick={() => onAnswer(true)}>
          {t('register.yes')}
        </button>
        <button type="button" className="rw-button rw-button-quiet" onClick={() => onAnswer(false)}>
          {t('register.no')}
        </button>
      </div>
    </Dialog>
  );
}
