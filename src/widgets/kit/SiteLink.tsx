import { type ReactNode, useSyncExternalStore } from 'react';
import { siteUrl } from '../../api/navigate';
import { localPath } from '../../i18n/locale';
import { useLocale } from './useWords';

const never = () => () => {};

interface SiteLinkProps {
  /** The path without its language. */
  readonly path: `/${string}`;
  readonly className?: string;
  /** Called as the visitor leaves by it. */
  readonly onLeave?: () => void;
  /** The id of a text that adds to what the link says. */
  readonly describedBy?: string | undefined;
  /** True when it leads to the page that shows. */
  readonly isCurrent?: boolean;
  /** True when the page that the visitor is on must not be lost. */
  readonly opensTab?: boolean;
  readonly children: ReactNode;
}

/** A link to another page of the site in the same language; absolute, since a CMS page may hold `<base href>` (M4). */
export function SiteLink(props: SiteLinkProps) {
  const { path, className = 'rw-link', onLeave, describedBy, isCurrent, opensTab, children } = props;
  const local = localPath(path, useLocale());
  const href = useSyncExternalStore(
    never,
    () => siteUrl(local),
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
