/**
 * The content security policy of every page (contract 6): the bundle is served by the site itself, the captcha by the
 * services. A page that carries its style sheets, or a script, names their hashes.
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
