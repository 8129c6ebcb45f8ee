/** The content security policy of every page: the bundle is served by the site itself, the captcha by the services. */
export function contentSecurityPolicy(servicesOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${servicesOrigin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    `connect-src 'self' ${servicesOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types rewards-widgets rewards-widgets-captcha',
  ].join('; ');
}
