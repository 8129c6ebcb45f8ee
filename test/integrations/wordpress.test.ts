import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mountNames } from '../../src/mounts/registry';

const plugin = readFileSync(join(__dirname, '../../integrations/wordpress/rewards-widgets.php'), 'utf8');

test('the shortcode of the WordPress plugin accepts exactly the names of the registry', () => {
  const list = /const REWARDS_WIDGETS_NAMES = array\(([^)]*)\)/.exec(plugin)?.[1] ?? '';
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(names).toEqual([...mountNames].sort());
});
