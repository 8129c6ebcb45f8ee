import './register-ccc.css';
import { Panel } from '../kit/Panel';
import { StoreLinks } from '../kit/StoreLinks';
import { useWords } from '../kit/useWords';
import { AppIcon } from './AppIcon';

/** The registration of visitors who come for the app: a notice to download it, and nothing else (M-ccc-01). */
export function RegisterCcc() {
  const say = useWords();
  return (
    <Panel className="rw-register-ccc">
      <AppIcon />
      <h2 className="rw-heading">{say('registerCcc.title')}</h2>
      <p className="rw-register-ccc-text">{say('registerCcc.text')}</p>
      <StoreLinks />
    </Panel>
  );
}
