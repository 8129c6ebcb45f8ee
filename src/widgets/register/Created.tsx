import { Dialog } from '../kit/Dialog';
import { StoreLinks } from '../kit/StoreLinks';
import { useWords } from '../kit/useWords';

/** The account is made; whatever closes this leads to it (M-reg-07). */
export function Created({ onClose }: { onClose: () => void }) {
  const say = useWords();
  return (
    <>
      <p className="rw-register-welcome">{say('register.welcome')}</p>
      <Dialog title={say('notice.Register.200')} onClose={onClose}>
        <p>{say('register.getTheApp')}</p>
        <StoreLinks />
        <button type="button" className="rw-button rw-button-quiet" onClick={onClose}>
          {say('register.close')}
        </button>
      </Dialog>
    </>
  );
}
