import './store-links.css';
import { config } from '../../../api/browser/config';
import { appPage, appStores } from '../brand';
import { useMessages } from '../hooks/useMessages';
import { usePageValue } from '../hooks/usePageValue';
import { SiteLink } from './SiteLink';

const className = 'rw-button rw-store';

/**
 * Renders the links to the app stores and to the site's page about the app. A store that the page's configuration does
 * not name leads to that page too (M-ccc-01, M-reg-07, contract 2).
 */
export function StoreLinks() {
  const t = useMessages();
  const urls = usePageValue(() => config().appLinks, undefined);
  return (
    <div className="rw-stores">
      {appStores.map(({ store, label }) => {
        const url = urls?.[store];
        const content = (
          <>
            <Arrow />
            <span>{t(label)}</span>
          </>
        );
        return url ? (
          <a key={store} className={className} href={url} rel="noopener noreferrer">
            {content}
          </a>
        ) : (
          <SiteLink key={store} path={appPage} className={className}>
            {content}
          </SiteLink>
        );
      })}
      <p className="rw-stores-more">
        <SiteLink path={appPage}>{t('app.more')}</SiteLink>
      </p>
    </div>
  );
}

function Arrow() {
  return (
    <svg className="rw-store-arrow" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d="M10 3v9m-4-3.500l4 4 4-4M4 17h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
