import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';

const src = join(__dirname, '../../../../src');
const styleSheets = (readdirSync(src, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);

const takesColour = /^--|color|background|border|outline|fill|stroke|shadow|decoration|filter|image/;
const takesFont = /^font(-family)?$/;
/** The words that such values may hold: no colour, and no font, of their own. */
const keywords = ['inherit', 'none', 'revert'];
const colourKeywords = [
  ...[...keywords, 'transparent', 'currentColor', 'solid', 'dashed', 'underline', 'round', 'collapse'],
  ...['linear-gradient', 'calc'],
];

/** Returns the words of a value. The fallback of a token is allowed: browsers use it only if the token is not defined. */
function wordsOf(value: string): string[] {
  const withoutTokens = value.replace(/var\([^()]*(\([^()]*\))?[^()]*\)/g, '');
  return withoutTokens.match(/#\w+|(?<!\w)[a-z][\w-]*/gi) ?? [];
}

/** Returns the declarations with a colour or a font of their own. */
function findOwnValues(css: string): string[] {
  const root = parse(css);
  // With forced colours, browsers use the colours of the visitor.
  root.walkAtRules('media', (rule) => {
    if (rule.params.includes('forced-colors')) rule.remove();
  });
  const found: string[] = [];
  root.walkDecls(({ prop, value }) => {
    const isOwnColour = takesColour.test(prop) && wordsOf(value).some((word) => !colourKeywords.includes(word));
    const isOwnFont = takesFont.test(prop) && wordsOf(value).some((word) => !keywords.includes(word));
    if (isOwnColour || isOwnFont) found.push(`${prop}: ${value}`);
  });
  return found;
}

test.each(styleSheets)('%s takes its colours and fonts from the tokens (contract 2)', (file) => {
  expect(findOwnValues(readFileSync(join(src, file), 'utf8'))).toEqual([]);
});

test.each([
  ...['color: white', 'background: oklch(0.7 0.1 150)', 'border: 1px solid #fff', 'fill: rgb(0, 0, 0)', '--x: red'],
  ...['box-shadow: 0 0 2px color-mix(in srgb, var(--ink), black)', 'background-image: linear-gradient(red, tan)'],
  ...['font-family: Georgia, serif', 'font: 600 var(--size-base) / 1.5 "Segoe UI"', 'font: 12px monospace'],
])('the check finds %s', (declaration) => {
  expect(findOwnValues(`.a { ${declaration}; } .b { color: var(--ink, #000) }`)).toEqual([declaration]);
});
