import { siteUrl } from '../../../api/browser/navigate';
import { localizePath } from '../../../i18n/locale';
import { termsPage } from '../../kit/brand';
import { useLocale, useMessages } from '../../kit/hooks/useMessages';
import { Dialog } from '../../kit/ui/Dialog';

/** Renders the terms in a sandboxed frame, which can neither run scripts nor navigate the page (I9). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Dialog title={t('register.terms')} isWide onClose={onClose}>
      <button type="button" className="rw-link rw-dialog-corner" onClick={onClose}>
        {t('register.close')}
      </button>
      <iframe
        className="rw-register-terms"
        title={t('register.terms')}
        src={siteUrl(localizePath(termsPage, locale))}
        sandbox="allow-same-origin"
      />
    </Dialog>
  );
}
