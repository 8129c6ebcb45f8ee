import './store-links.css';
import { appPage, appStores } from './brand';
import { SiteLink } from './SiteLink';
import { useWords } from './useWords';

/** Where the app can be had: the stores, and the site's page about it (M-ccc-01, M-reg-07). */
export function StoreLinks() {
  const say = useWords();
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
          <span>{say(label)}</span>
        </a>
      ))}
      <p className="rw-stores-more">
        <SiteLink path={appPage}>{say('app.more')}</SiteLink>
      </p>
    </div>
  );
}
