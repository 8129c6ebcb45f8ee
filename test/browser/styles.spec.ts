import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../site/csp';
import { hashOf, hold, manifest, ready, shell } from './ahead';
import { configuration, dist, expect, mount, script, test } from './world';

const sheets = manifest.widgets['svc-query']!.zh.filter((file) => file.endsWith('.css'));
const carried = (file: string) => `<style data-href="/w/${file}">${readFileSync(join(dist, file), 'utf8')}</style>`;
const linked = (file: string) => `<link rel="stylesheet" href="/w/${file}">`;

for (const [how, inHead, policy, fetches] of [
  ['carries', carried, sheets.map(hashOf), 0],
  ['links by a short address', linked, ["'self'"], sheets.length],
] as const) {
  test(`a page that ${how} its style sheets is styled ahead of scripts, and none is fetched twice (contract 6)`, async ({
    page,
    world,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url());
    });
    const release = await hold(page, 'all');
    await host(`${configuration(world)}<div data-mount="svc-query">${shell('svc-query', 'zh')}</div>${script(world)}`, {
      head: sheets.map(inHead).join(''),
      policy: contentSecurityPolicy(world.servicesOrigin, policy),
    });
    const button = mount(page, 'svc-query').getByRole('button', { name: '查询余额' });
    await expect(button).toHaveCSS('background-color', 'rgb(0, 117, 74)');
    release();
    await ready(page, 'svc-query');
    await expect(page.getByRole('button', { name: '点击完成验证' })).toBeVisible();
    await expect(button).toHaveCSS('background-color', 'rgb(0, 117, 74)');
    expect(asked).toHaveLength(fetches);
  });
}
