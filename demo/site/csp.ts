/**
 * Returns the part of a content security policy that the widgets need. The site serves the bundle, the services serve
 * the captcha script. A page with inline style sheets or scripts passes their hashes (contract 6).
 */
export function contentSecurityPolicy(
  servicesOrigin: string,
  styles: readonly string[] = ["'self'"],
  scripts: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", servicesOrigin, ...scripts].join(' '),
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    `connect-src 'self' ${servicesOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types rewards-widgets rewards-widgets-captcha',
  ].join('; ');
}

/** Returns the content security policy of every page of the site, with the directives that protect the page itself. */
export function pagePolicy(servicesOrigin: string): string {
  const policy = contentSecurityPolicy(servicesOrigin);
  return [policy, "form-action 'self'", "base-uri 'none'", "frame-ancestors 'self'", "object-src 'none'"].join('; ');
}
