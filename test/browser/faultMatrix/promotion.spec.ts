import { signInPagePath } from '../../../demo/services/respondWithFault';
import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { mountPoint } from '../support/page';

// A page whose configuration has no promotion fetches it from its own site. Here the site passes the request on to the
// stub services, which set the faults. Those of other origins (`cors`) do not exist here.

const call = 'GET /promotion.json';
const faults = ['offline', 'reset', 'reset-after', 'redirect', 'aborted', 'timeout'] as const;
const pages = {
  zh: { path: '/host-page', promotion: '周三会员日：任意饮品买一赠一' },
  en: { path: '/en/host-page', promotion: 'Members’ Wednesday: buy one drink, get one free' },
} as const;

for (const [at, [language, { path, promotion }]] of Object.entries(pages).entries()) {
  // To save time, CI tries each fault but the timeout in one language.
  const tried = faults.filter((fault, index) => process.env['LONG'] || (fault !== 'timeout' && index % 2 === at));
  for (const fault of tried) {
    test(`fetching the promotion of the site: the page stays usable after the fault ${fault} of the network (${language}, B3)`, async ({
      page,
      demo,
      openHostPage,
    }) => {
      let requestCount = 0;
      await page.route(`${demo.origin}/promotion.json`, async (route) => {
        requestCount += 1;
        if (fault !== 'offline' || requestCount > 1)
          return route.continue({ url: `${demo.servicesOrigin}/promotion.json` });
        await page.context().setOffline(true);
        return route.abort('internetdisconnected');
      });
      if (fault !== 'offline') demo.services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault });
      const ended = fault === 'timeout' ? page.waitForEvent('requestfailed') : null;
      const redirected = fault === 'redirect' ? page.waitForRequest(`**${signInPagePath}`) : null;
      const body = [mountTag('promotion'), mountTag('notification'), mountTag('logout'), configBlock(demo)];
      await openHostPage([...body, loaderTag(demo)].join(''), { path });
      const countArrived = () => demo.services.calls.filter((each) => each.path === '/promotion.json').length;
      await expect.poll(() => (fault === 'offline' ? requestCount : countArrived())).toBe(1);
      if (fault === 'aborted') await page.evaluate(() => window.stop());
      await redirected;
      // After its deadline, which the browser counts.
      await ended;
      await expect(mountPoint(page, 'logout').getByRole('link').first()).toBeVisible();
      await expect(mountPoint(page, 'promotion')).toBeEmpty();
      await expect(page.getByRole('alert')).toBeEmpty();
      await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
      expect(requestCount).toBe(1);
      expect(countArrived()).toBe(fault === 'offline' ? 0 : 1);

      demo.services.faults.clear();
      await page.context().setOffline(false);
      await page.reload();
      await expect(mountPoint(page, 'promotion').getByText(promotion)).toBeVisible();
    });
  }
}
