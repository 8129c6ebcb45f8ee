import './register-banner.css';
import { useSyncExternalStore } from 'react';
import { pagePath } from '../../api/address';
import { localPath } from '../../i18n/locale';
import { SiteLink } from '../kit/SiteLink';
import { useLocale, useWords } from '../kit/useWords';
import { BannerPicture } from './BannerPicture';

const register = '/account/register';
const never = () => () => {};

/** An invitation to join: a picture where one registers, everywhere else the way there (M-rbn-01, M-rbn-02). */
export function RegisterBanner() {
  const say = useWords();
  const locale = useLocale();
  const path = useSyncExternalStore(never, pagePath, () => '');
  if (path.replace(/\/+$/, '') === localPath(register, locale)) {
    return (
      <div className="rw rw-banner">
        <BannerPicture name={say('registerBanner.name')} />
      </div>
    );
  }
  return (
    <div className="rw rw-banner">
      <SiteLink path={register} className="rw-banner-link">
        <BannerPicture />
        <span className="rw-banner-line">
          <span>{say('registerBanner.line')}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M4 10h12m-5-5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </span>
      </SiteLink>
    </div>
  );
}
