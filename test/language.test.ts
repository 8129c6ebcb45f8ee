import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { literalOrComment } from './docs/testSource';

const root = join(__dirname, '..');

/** The files and folders that are checked. */
const checkedPaths = [
  ...['src', 'build', 'demo', 'test', 'bench', 'docs', 'integrations'],
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...[
    'webpack.config.js',
    'eslint.config.js',
    'jest.config.js',
    'playwright.config.ts',
    'playwright.engines.config.ts',
  ],
];

/** Words and phrases that a reader has to guess, and what to write instead. */
const bannedPhrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bwho(m)?ever\b|\b(some|no)body\b/, 'name the visitor, the page, an editor …'],
  [/\bwhat (comes|came|goes|went|stands|stood)\b/, 'name the thing'],
  [/\banew\b/, 'again'],
  [/\blest\b|\bforgoe?s?\b|\bhitherto\b/, 'so that … not, cancel, until now'],
  [/\bway back\b/, 'history navigation, bfcache'],
  [/\b(render(s|ed|ing)?|shown?) ahead\b|\bahead of time\b/, 'prerendered, prerendered markup'],
  [/\bshells?\b/, 'prerendered markup'],
  [/\btak(es?|en|ing) (it |them )?over\b|\btakeover\b/, 'hydrate'],
  [/\bguests?\b/, 'registry, mount point'],
  [
    /\bbe told\b|\b(is|are|was|were|gets?) told\b|\btells of\b|\btold (of|about|once)\b/,
    'is notified, is called, shows a notice',
  ],
  [/\b(is|are|was|were) said\b|\bis to be said\b/, 'shows, reports, returns'],
  [/\b(is|are|was|were) asked\b|\basked (for|about|whether)\b|\basks? (a|the) service/, 'request, fetch, query'],
  [/\bthe answers?\b|\banswers? (how|whether|with|what|is|are|was)\b|^answers\b/, 'response, result, return value'],
  [/\brefusals?\b/, 'service error, error code'],
  [/\bhand(s|ed|ing)? (it |them )?(up|over|on)\b/, 'passes, returns'],
  [/\bbook-?keeping\b|\bthe books\b/, 'form state'],
  [/\b(first picture|two pictures)\b/, 'first paint, frames, layout'],
  [/\bof ours\b|\bours\b(?!')/, 'of this project, our'],
  [/\bthe house\b|\bhouse rules?\b|\brooms?\b/, 'architecture, layer, module, space'],
  [/\b(on|over|the) wire\b/, 'HTTP'],
  [/\bnearness\b|\bpersistently\b/, 'viewport proximity, retry'],
  [/\bin doubt\b|\bthe doubt\b/, 'pending application'],
  [/\bearly press\b|\bpress(es|ed)? (that|before)\b|\ba press\b/, 'click, early click, submit'],
  [/\bgiven back\b|\btak(es?|en) (it |that )?back\b/, 'restores, dismisses, cancels'],
  [/\btaken away\b|\bunder way\b/, 'removed, unmounted, loading, pending'],
  [/\bto be seen\b|\bin vain\b/, 'visible'],
  [/\bwhatever (is|was|comes|stands)\b|\bhowever (long|often|many)\b/, 'any, every, each'],
  [/\bkernel\b/, 'loader'],
  [/\bthe (world|stage)\b|\bwalks?\b/, 'demo, flow'],
];

const isChecked = (path: string) =>
  /\.(tsx?|cjs|mjs|js|css|md)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path);

function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(join(path, name)));
}

const testTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*|\)|`)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Returns the texts of a file that people read: comments, the titles of tests, and the prose of a document. */
function textsOf(path: string, source: string): string[] {
  if (path.endsWith('.md')) return source.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').split(/\n\s*\n/);
  const comments = (source.match(literalOrComment) ?? []).filter((text) => /^\/[/*]/.test(text));
  const titles = /\.(test|spec)\.tsx?$/.test(path) ? [...source.matchAll(testTitle)].map(([, , title]) => title) : [];
  return [...comments, ...titles].map((text = '') => text.replace(/\n\s*(\*|\/\/)? ?/g, ' ').replace(/`[^`]*`/g, ''));
}

/** Returns a line for each banned phrase in a file. */
function problemsIn(path: string, source: string): string[] {
  const texts = textsOf(path, source).map((text) => text.replace(/^\/\*+ |^\/\/ /, '').replace(/\s+/g, ' '));
  return texts.flatMap((text) =>
    bannedPhrases.flatMap(([phrase, instead]) => {
      const found = new RegExp(phrase, 'i').exec(text);
      return found ? [`${path}: "${found[0]}" in "${text.slice(0, 100)}" - write: ${instead}`] : [];
    }),
  );
}

test('comments, titles of tests and documents use plain English', () => {
  const files = checkedPaths.flatMap(filesIn).filter(isChecked);
  expect(files.flatMap((path) => problemsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

const requirementId = /^(M-[a-z]+-\d+|[AP]-\d+|E-[\w-]+|[A-M]\d+|\d\.\d)$/;
/** What may stand beside an id: another reference, or a placeholder of a title. */
const otherReference = /^((contract|domain|safety) \d+|rule R|%s|\$.+)$/;

/** Returns the items of each list in parentheses, such as `(M-val-01 to M-val-03, A2)`. */
const listsIn = (text: string): string[][] =>
  [...text.matchAll(/\(([^()]*)\)/g)].map(([, list = '']) => list.split(/, | to | and /));

/** Returns the requirement ids that a text has in parentheses. */
const idsIn = (text: string): string[] =>
  listsIn(text).flatMap((list) => list.filter((item) => requirementId.test(item)));

/** Returns what is none of the references in the lists that have an id or a range of ids, such as `A1..A4`. */
function malformedIdsIn(text: string): string[] {
  const isRange = (item: string) => /\d\.\.[\w-]*\d$/.test(item);
  return listsIn(text)
    .filter((list) => list.some((item) => requirementId.test(item) || isRange(item)))
    .flatMap((list) => list.filter((item) => !requirementId.test(item) && !otherReference.test(item)));
}

test('each requirement id of a comment or of a test is explained', () => {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const known = new Set([...requirements.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, id]) => id));
  const files = ['src', 'demo', 'test'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path));
  const unknown = files.flatMap((path) =>
    textsOf(path, readFileSync(join(root, path), 'utf8'))
      .flatMap(idsIn)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('a list with a requirement id has nothing but references', () => {
  const files = ['src', 'demo', 'test'].flatMap(filesIn).filter((path) => /\.tsx?$/.test(path));
  const malformed = files.flatMap((path) =>
    textsOf(path, readFileSync(join(root, path), 'utf8'))
      .flatMap(malformedIdsIn)
      .map((item) => `${path}: ${item}`),
  );
  expect(malformed).toEqual([]);
});

test.each([
  ['all fields (after a reload)', []],
  ['all fields (M-val-01 to M-val-03, contract 5, $name)', []],
  ['all fields (M-val-01..03)', ['M-val-01..03']],
  ['all fields (A1..A4)', ['A1..A4']],
  ['all fields (F6, nonsense)', ['nonsense']],
])('the check reads the list of %j', (title, expected) => {
  expect(malformedIdsIn(title)).toEqual(expected);
});

test.each([
  ...['test(TITLE, act)', 'test.only(TITLE, act)', 'test.describe(TITLE, act)', 'it(\n  TITLE,\n  act)'],
  ...['test.each([1, 2])(TITLE, act)', '] as const)(TITLE, act)', 'test.each(names)(TITLE, act)'],
  ...['test.each<[string]>(\n  rows,\n)(TITLE, act)', 'test.each`a`(TITLE, act)'],
])('the check reads the title of %j', (source) => {
  expect(problemsIn('a.test.ts', source.replace('TITLE', "'the shell'"))).toHaveLength(1);
});

test('the check reads comments, titles of tests and prose, but not code', () => {
  const source = `// Whoever\nconst anew = 'whoever'; /* by the kernel */ ${'test'}('the shell', act);`;
  const phrases = (path: string, text: string) => problemsIn(path, text).map((line) => line.split('"')[1]);
  expect(phrases('a.test.ts', source)).toEqual(['Whoever', 'kernel', 'shell']);
  expect(phrases('a.md', 'Rendered anew. `Whoever`')).toEqual(['anew']);
});
