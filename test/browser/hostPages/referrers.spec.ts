import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { expectReady } from '../support/page';

// With the browsers' own policy for referrers, no other origin gets a query anyway. A page can have another policy.

/** The widgets that take secrets from the address, with their query parameters. */
const secretParameters = {
  auth: ['code'],
  'phone-validate': ['code', 'username'],
  'reset-password': ['token', 'phoneToken'],
} as const;

for (const [name, parameters] of Object.entries(secretParameters)) {
  test(`no request of ${name} has a secret of the address in its URL or referrer, whatever the page’s policy for referrers (F2)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(`${request.url()} from ${request.headers()['referer'] ?? 'nowhere'}`),
    );
    await openHostPage(configBlock(demo) + mountTag(name) + mountTag('entry') + loaderTag(demo), {
      path: `/en/host-page?a=1&${parameters.map((parameter) => `${parameter}=secret-value`).join('&')}`,
      head: '<meta name="referrer" content="unsafe-url">',
    });
    await expectReady(page, name);
    await expectReady(page, 'entry');
    // The browser itself requests the page and the loader.
    const getSent = () => requests.filter((request) => !request.includes('/w/widgets.js ')).slice(1);
    for (const origin of [demo.origin, demo.servicesOrigin]) {
      // The first request to the services comes when the page is idle.
      await expect
        .poll(() => getSent().filter((request) => request.startsWith(origin)), origin)
        .toContainEqual(expect.stringContaining(` from ${demo.origin}/en/host-page?a=1`));
    }
    await page.waitForLoadState('networkidle');
    expect(getSent().filter((request) => request.includes('secret-value'))).toEqual([]);
  });
}
