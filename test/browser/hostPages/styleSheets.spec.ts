import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { dist, expect, test } from '../support/fixtures';
import { configBlock, loaderTag } from '../support/hostPage';
import { expectReady, holdScripts, mountPoint } from '../support/page';
import { cspHash, manifest, prerenderedMarkup } from '../support/prerendered';

const styleSheets = manifest.widgets['svc-query']!.zh.filter((file) => file.endsWith('.css'));
const inlineStyle = (file: string) => `<style data-href="/w/${file}">${readFileSync(join(dist, file), 'utf8')}</style>`;
const styleLink = (file: string) => `<link rel="stylesheet" href="/w/${file}">`;

for (const [how, createTag, policy, requestCount] of [
  ['inlines', inlineStyle, styleSheets.map(cspHash), 0],
  ['links', styleLink, ["'self'"], styleSheets.length],
] as const) {
  test(`a page that ${how} its style sheets is styled before scripts run, and requests none twice (contract 6)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') requested.push(request.url());
    });
    const release = await holdScripts(page, 'all');
    await openHostPage(
      `${configBlock(demo)}<div data-mount="svc-query">${prerenderedMarkup('svc-query', 'zh')}</div>${loaderTag(demo)}`,
      {
        head: styleSheets.map(createTag).join(''),
        policy: contentSecurityPolicy(demo.servicesOrigin, policy),
      },
    );
    const button = mountPoint(page, 'svc-query').getByRole('button', { name: '查询余额' });
    await expect(button).toHaveCSS('background-color', 'rgb(0, 117, 74)');
    release();
    await expectReady(page, 'svc-query');
    await expect(page.getByRole('button', { name: '点击完成验证' })).toBeVisible();
    await expect(button).toHaveCSS('background-color', 'rgb(0, 117, 74)');
    await page.waitForLoadState('networkidle');
    // When the browser is idle, the outlets follow, but not on a page that may have no policy for their style sheets.
    expect(new Set(requested).size).toBe(requested.length);
    const ownOrNone =
      how === 'links' ? requested.filter((url) => styleSheets.some((file) => url.endsWith(file))) : requested;
    expect(ownOrNone).toHaveLength(requestCount);
  });
}
