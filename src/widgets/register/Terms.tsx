import { siteUrl } from '../../api/navigate';
import { localPath } from '../../i18n/locale';
import { termsPage } from '../kit/brand';
import { Dialog } from '../kit/Dialog';
import { useLocale, useWords } from '../kit/useWords';

/** The terms, in a frame that can neither run scripts nor lead this page away (I9). */
export function Terms({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const locale = useLocale();
  return (
    <Dialog title={say('register.terms')} isWide onClose={onClose}>
      <button type="button" className="rw-link rw-dialog-corner" onClick={onClose}>
        {say('register.close')}
      </button>
      <iframe
        className="rw-register-terms"
        title={say('register.terms')}
        src={siteUrl(localPath(termsPage, locale))}
        sandbox="allow-same-origin"
      />
    </Dialog>
  );
}
