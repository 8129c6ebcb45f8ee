import { type ReactNode, useSyncExternalStore } from 'react';
import { siteUrl } from '../../api/navigate';
import { localPath } from '../../i18n/locale';
import { useLocale } from './useWords';

const never = () => () => {};

interface SiteLinkProps {
  /** The path without its language. */
  readonly path: `/${string}`;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another page of the site in the same language; absolute, since a CMS page may hold `<base href>` (M4). */
export function SiteLink({ path, className = 'rw-link', children }: SiteLinkProps) {
  const local = localPath(path, useLocale());
  const href = useSyncExternalStore(
    never,
    () => siteUrl(local),
    () => local as string,
  );
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
