import './store-links.css';
import { appPage, appStores } from '../brand';
import { useMessages } from '../hooks/useMessages';
import { SiteLink } from './SiteLink';

/** Renders the links to the app stores and to the site's page about the app (M-ccc-01, M-reg-07). */
export function StoreLinks() {
  const t = useMessages();
  return (
    <div className="rw-stores">
      {appStores.map(({ url, label }) => (
        <a key={url} className="rw-button rw-store" href={url} rel="noopener noreferrer">
          <svg
            className="rw-store-arrow"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            aria-hidden="true"
            focusable="false"
          >
            <path
              d="M10 3v9m-4-3.500l4 4 4-4M4 17h12"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <span>{t(label)}</span>
        </a>
      ))}
      <p className="rw-stores-more">
        <SiteLink path={appPage}>{t('app.more')}</SiteLink>
      </p>
    </div>
  );
}
