import './register-banner.css';
import { pagePath } from '../../api/browser/address';
import { localizePath } from '../../i18n/locale';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { usePageValue } from '../kit/hooks/usePageValue';
import { SiteLink } from '../kit/ui/SiteLink';
import { BannerPicture } from './BannerPicture';

const registerPath = '/account/register';

/** Renders a picture on the registration page, and a link to that page everywhere else (M-rbn-01, M-rbn-02). */
export function RegisterBanner() {
  const t = useMessages();
  const locale = useLocale();
  const path = usePageValue(pagePath, '');
  if (path.replace(/\/+$/, '') === localizePath(registerPath, locale)) {
    return (
      <div className="rw rw-banner">
        <BannerPicture name={t('registerBanner.name')} />
      </div>
    );
  }
  return (
    <div className="rw rw-banner">
      <SiteLink path={registerPath} className="rw-banner-link">
        <BannerPicture />
        <span className="rw-banner-line">
          <span>{t('registerBanner.line')}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M4 10h12m-5-5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </span>
      </SiteLink>
    </div>
  );
}
