import { useMessages } from '../kit/hooks/useMessages';
import { Dialog } from '../kit/ui/Dialog';
import { StoreLinks } from '../kit/ui/StoreLinks';

/** Renders the confirmation dialog. Closing it leads to the account page (M-reg-07). */
export function AccountCreated({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <>
      <p className="rw-register-welcome">{t('register.welcome')}</p>
      <Dialog title={t('notice.Register.200')} onClose={onClose} isHeadingFocused>
        <p>{t('register.getTheApp')}</p>
        <StoreLinks />
        <button type="button" className="rw-button rw-button-quiet" onClick={onClose}>
          {t('register.close')}
        </button>
      </Dialog>
    </>
  );
}
