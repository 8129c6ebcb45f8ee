import { useMessages } from '../../kit/hooks/useMessages';
import { Dialog } from '../../kit/ui/Dialog';
import { CardBack, CardFront } from './CardPictures';

/** Renders the dialog that shows where the number and the PIN are on a card (M-reg-04). */
export function CardHelp({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={t('register.helpTitle')} onClose={onClose}>
      <div className="rw-register-cards">
        <figure>
          <CardFront label={t('register.cardFront')} />
          <figcaption>{t('register.numberHelp')}</figcaption>
        </figure>
        <figure>
          <CardBack label={t('register.cardBack')} />
          <figcaption>{t('register.pinHelp')}</figcaption>
        </figure>
      </div>
      <button type="button" className="rw-button" onClick={onClose}>
        {t('register.close')}
      </button>
    </Dialog>
  );
}
