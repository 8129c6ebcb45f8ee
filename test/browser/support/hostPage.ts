import type { Demo } from './fixtures';

/** Returns the script tag that loads the bundle. */
export function loaderTag({ origin }: Pick<Demo, 'origin'>): string {
  return `<script src="${origin}/w/widgets.js" async></script>`;
}

/** Returns the configuration block of a host page that uses the stub services (contract 2). */
export function configBlock({ servicesOrigin }: Pick<Demo, 'servicesOrigin'>): string {
  const services = Object.fromEntries(
    ['account', 'gateway', 'public', 'content'].map((name) => [name, servicesOrigin]),
  );
  const json = JSON.stringify({ services, captchaOrigins: [servicesOrigin] });
  return `<script type="application/json" id="widgets-config">${json}</script>`;
}

/** Returns a mount point with the page's own content. */
export function mountTag(name: string, content = ''): string {
  return `<div data-mount="${name}">${content}</div>`;
}
