import { type ReactNode, useSyncExternalStore } from 'react';
import { signInUrl, siteUrl } from '../../../api/browser/navigate';
import { onRouteChange } from '../../../api/browser/route';
import { localizePath } from '../../../i18n/locale';
import { useLocale } from '../hooks/useMessages';

interface SiteLinkProps {
  /** The path without the language prefix. */
  readonly path: `/${string}`;
  readonly className?: string;
  /** Called when the visitor clicks the link. */
  readonly onLeave?: () => void;
  /** The id of the element that describes the link. */
  readonly describedBy?: string | undefined;
  /** True if the link points to the current page. */
  readonly isCurrent?: boolean;
  /** True if the link leads to the sign-in page, which then leads back to this page. */
  readonly isSignIn?: boolean | undefined;
  /** True if the link opens a new tab, so that the current page stays open. */
  readonly opensTab?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a link to a page of the site in the same language. Its URL is absolute, as the page may have `<base href>`
 * (M4).
 */
export function SiteLink(props: SiteLinkProps) {
  const { path, className = 'rw-link', onLeave, describedBy, isCurrent, isSignIn, opensTab, children } = props;
  const local = localizePath(path, useLocale());
  // The target after a sign-in, and whether a hash is one of this page, change with the route.
  const href = useSyncExternalStore(
    onRouteChange,
    () => (isSignIn ? signInUrl(local) : siteUrl(local)),
    () => local as string,
  );
  return (
    <a
      className={className}
      href={href}
      onClick={onLeave}
      aria-describedby={describedBy}
      aria-current={isCurrent ? 'page' : undefined}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}
