import { absoluteUrl } from '../api/browser/address';
import { readConfig } from '../api/browser/config';
import type { PolicyViolation } from '../api/browser/policyViolations';

/**
 * Returns true for what the widgets load: files from the origin of the bundle, responses of the services, what the
 * security check needs, and from the page's own origin the promotion and the terms in a frame. A policy also blocks files
 * of others, such as the page's own scripts, or those of a browser extension.
 */
export function isOfWidgets({ source, directive }: PolicyViolation, bundleOrigin: string | null): boolean {
  if (directive === 'trusted-types') return true;
  const { services, captchaOrigins } = readConfig(() => {});
  const page = absoluteUrl('');
  const origins: Readonly<Record<string, readonly (string | null)[]>> = {
    'connect-src': [page, ...Object.values(services)],
    'frame-src': [page],
  };
  return [...captchaOrigins, ...(origins[directive] ?? [bundleOrigin])].includes(source === "'self'" ? page : source);
}
