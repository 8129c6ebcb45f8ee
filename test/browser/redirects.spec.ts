import { corpus } from '../api/browser/redirectCorpus';
import { expect, test } from './support/fixtures';
import { mountPoint } from './support/page';

const example = 'https://www.example.test';
/** Whether the demo site can take the place of the example site, whose scheme and port other spellings of it name. */
const isTestable = ({ raw, expected }: (typeof corpus)[number]) =>
  expected === null ||
  (expected.startsWith(example) && (raw.startsWith('/') || /^https:\/\/www\.example\.test(?!:)/.test(raw)));
/** Entries whose expected target is the fallback or on the example site, the first of each reason. */
const firstOfReason = corpus.filter(
  (entry, index) => isTestable(entry) && corpus.findIndex(({ reason }) => reason === entry.reason) === index,
);
const allowed = firstOfReason.filter(({ expected }) => expected !== null);
const tricks = [
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'https:evil.test',
  'https://evil.test/',
];
const refused = corpus.filter(
  (entry) => entry.expected === null && (tricks.includes(entry.raw) || firstOfReason.includes(entry)),
);
const isLong = Boolean(process.env['LONG']);
const sample = [...allowed.slice(0, 6), ...refused.slice(0, 18)];
/** The long run tries each entry in both languages. */
const entries = isLong ? corpus.filter(isTestable) : sample;

/** Batches of eight entries, so that no test takes long. */
const batches = Array.from({ length: Math.ceil(entries.length / 8) }, (_, index) =>
  entries.slice(index * 8, index * 8 + 8),
);

for (const [index, batch] of batches.entries()) {
  test(`redirectURL is followed only as rule R allows (F1), part ${index + 1}`, async ({ page, demo, visit }) => {
    const foreignRequests: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== demo.origin && origin !== demo.servicesOrigin) foreignRequests.push(request.url());
    });
    const visits = batch.flatMap((entry, position) => {
      // The language decides only about the fallback page, so the languages take turns.
      const prefixes = isLong ? ['', '/en'] : [['', '/en'][position % 2]!];
      return prefixes.map((prefix) => ({ ...entry, prefix }));
    });
    for (const { raw, expected, reason, prefix } of visits) {
      await page.context().clearCookies();
      const redirectURL = encodeURIComponent(raw.split(example).join(demo.origin));
      await visit(`${prefix}/account/phone-validate?username=dormant&redirectURL=${redirectURL}`);
      const widget = mountPoint(page, 'phone-validate');
      await widget.locator('input[type="tel"]').fill('13800000003');
      await widget.locator('input[autocomplete="one-time-code"]').fill('1234');
      await widget.locator('button[type="submit"]').click();
      const target =
        expected === null ? `${demo.origin}${prefix}/account/` : demo.origin + expected.slice(example.length);
      await page.waitForURL(target);
      expect(page.url(), `${JSON.stringify(raw)}: ${reason}`).toBe(target);
    }
    expect(foreignRequests).toEqual([]);
  });
}

test('at least 20 entries of the corpus are tested, at least 3 of them allowed and all tricks', () => {
  expect(tricks.filter((trick) => !entries.some(({ raw }) => raw === trick))).toEqual([]);
  expect(entries.length).toBeGreaterThanOrEqual(20);
  expect(entries.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(3);
});
