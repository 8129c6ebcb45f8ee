import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const widgets = join(__dirname, '../../../../src/widgets');
const styleSheets = (readdirSync(widgets, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'));

/** Sizes that the base size must not change: of the captcha provider, of text inside pictures, of shadows and pills. */
const fixed = [
  /^(?:box-shadow|--shadow|--shadow-raised|--radius-round|--px):/,
  /^font: .*px \/ 1 /,
  /^(?:min-height: calc\(230px|max-width: 300px|margin: 0 clamp\(.*302px)/,
];

const declarationsOf = (file: string) =>
  readFileSync(join(widgets, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[;{}]/)
    .map((text) => text.trim())
    .filter((text) => !fixed.some((pattern) => pattern.test(text)));

it('each style sheet has declarations', () => {
  expect(styleSheets.length).toBeGreaterThan(20);
  expect(styleSheets.filter((file) => !declarationsOf(file).some((text) => /^[\w-]+: ./.test(text)))).toEqual([]);
});

it.each(styleSheets)('%s has no size of 4 px or more that ignores --rw-font-size (contract 2)', (file) => {
  const rigidSize = /(?<![\w.])-?(?:[4-9]|\d{2,})(?:\.\d+)?px|\d(?:rem|pt|pc|cm|mm|q|in)\b/i;
  const rigid = declarationsOf(file).filter((text) => rigidSize.test(text));
  expect(rigid).toEqual([]);
});

it.each(styleSheets)('%s has no font size or line height of its own in pixels (contract 2)', (file) => {
  const rigid = declarationsOf(file).filter((text) => /^(?:font|font-size|line-height):.*\dpx/.test(text));
  expect(rigid).toEqual([]);
});

it.each(styleSheets)('%s leaves the larger text of WeChat and iOS to the page', (file) => {
  expect(declarationsOf(file).filter((text) => text.includes('text-size-adjust'))).toEqual([]);
});
