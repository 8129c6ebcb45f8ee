import { corpus } from '../api/redirectCorpus';
import { expect, mount, test } from './world';

const example = 'https://www.example.test';
/** Those that say something on a site of another name, one of each kind, and some of the usual tricks. */
const fits = ({ expected }: (typeof corpus)[number]) => expected === null || expected.startsWith(example);
const chosen = corpus.filter(
  (entry, at) => fits(entry) && corpus.findIndex(({ reason }) => reason === entry.reason) === at,
);
const tricks = [
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'https:evil.test',
  'https://evil.test/',
];
const entries = [...new Set([...chosen, ...corpus.filter(({ raw }) => tricks.includes(raw))])].slice(0, 24);

/** In batches, so that no test takes long. */
const batches = Array.from({ length: Math.ceil(entries.length / 8) }, (_, at) => entries.slice(at * 8, at * 8 + 8));

for (const [at, batch] of batches.entries()) {
  // The language decides about the account page alone: one part of the corpus says so.
  for (const prefix of at === 0 ? ['', '/en'] : ['']) {
    test(`redirectURL is followed by rule R alone (F1), ${prefix || 'zh'}, part ${at + 1}`, async ({
      page,
      world,
      visit,
    }) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (origin !== world.origin && origin !== world.servicesOrigin) strangers.push(request.url());
      });
      for (const { raw, expected, reason } of batch) {
        await page.context().clearCookies();
        const wanted = raw.split(example).join(world.origin);
        await visit(`${prefix}/account/phone-validate?username=dormant&redirectURL=${encodeURIComponent(wanted)}`);
        const widget = mount(page, 'phone-validate');
        await widget.locator('input[type="tel"]').fill('13800000003');
        await widget.locator('input[autocomplete="one-time-code"]').fill('1234');
        await widget.locator('button[type="submit"]').click();
        const target =
          expected === null ? `${world.origin}${prefix}/account/` : world.origin + expected.slice(example.length);
        await page.waitForURL(target);
        expect(page.url(), `${JSON.stringify(raw)}: ${reason}`).toBe(target);
      }
      expect(strangers).toEqual([]);
    });
  }
}

test('the part of the corpus is large enough to mean something', () => {
  expect(entries.length).toBeGreaterThanOrEqual(20);
  expect(entries.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(3);
});
