import './register-ccc.css';
import { useMessages } from '../kit/hooks/useMessages';
import { Panel } from '../kit/ui/Panel';
import { StoreLinks } from '../kit/ui/StoreLinks';
import { AppIcon } from './AppIcon';

/** Renders a text that tells the visitor to download the app for the registration, and the store links (M-ccc-01). */
export function RegisterCcc() {
  const t = useMessages();
  return (
    <Panel className="rw-register-ccc">
      <AppIcon />
      <h2 className="rw-heading">{t('registerCcc.title')}</h2>
      <p className="rw-register-ccc-text">{t('registerCcc.text')}</p>
      <StoreLinks />
    </Panel>
  );
}
