import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePolicy } from '../../demo/site/csp';
import { readTestSource } from './testSource';

const root = join(__dirname, '../..');
const document = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const promises = [...document.matchAll(/^\| (.+) \| `(test\/\S+)` \| (.+) \|$/gm)].map(
  ([, promise, file, title]) => [promise, file, title] as [string, string, string],
);

/** The title after `test(`, `it(` or a list of cases, or the first item of a case, which is then the title. */
const title = /(?:\b(?:test|it)\(|\)\(|^ +\[)\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1,/gm;
const titlesIn = (source: string) => [...source.matchAll(title)].map((match) => match[2]);

test('SECURITY.md names a test for each promise', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| '));
  // The heading and its rule are no promises.
  expect(promises).toHaveLength(rows.length - 2);
});

test.each(promises)('%s The test of this promise exists: %s, %s', (_promise, file, name) => {
  expect(titlesIn(readTestSource(join(root, file)))).toContain(name);
});

test('the policy of SECURITY.md is that of the demo site', () => {
  const [, block = ''] = /Content-Security-Policy:\n([\s\S]*?)\nReferrer-Policy/.exec(document) ?? [];
  // The demo site serves the bundle itself, and one origin has all services and the captcha.
  const services = 'https://services.test';
  const policy = block
    .replace(/\s+/g, ' ')
    .trim()
    .replace("'self' data: BUNDLE", "'self' data:")
    .replaceAll('BUNDLE', "'self'")
    .replace('CAPTCHA', services)
    .replace('SERVICES', services);
  expect(policy).toBe(pagePolicy(services));
});
