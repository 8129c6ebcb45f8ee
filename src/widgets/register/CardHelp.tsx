import { Dialog } from '../kit/Dialog';
import { useWords } from '../kit/useWords';
import { CardBack, CardFront } from './CardPictures';

/** Shows where on a card the number and the PIN are (M-reg-04). */
export function CardHelp({ onClose }: { onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog title={say('register.helpTitle')} onClose={onClose}>
      <div className="rw-register-cards">
        <figure>
          <CardFront label={say('register.cardFront')} />
          <figcaption>{say('register.numberHelp')}</figcaption>
        </figure>
        <figure>
          <CardBack label={say('register.cardBack')} />
          <figcaption>{say('register.pinHelp')}</figcaption>
        </figure>
      </div>
      <button type="button" className="rw-button" onClick={onClose}>
        {say('register.close')}
      </button>
    </Dialog>
  );
}
