import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';

const widgets = join(__dirname, '../../../../src/widgets');
const paths = readdirSync(widgets, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(widgets, path), 'utf8');

function rulesOf(path: string): Rule[] {
  const rules: Rule[] = [];
  parse(read(path)).walkRules((rule) => void rules.push(rule));
  return rules;
}

const propertiesOf = (rule: Rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

/** The rule of base.css that removes the margins of some elements, as in `.rw p`. */
const reset = rulesOf('kit/theme/base.css').find(({ selectors }) => selectors.includes('.rw p'))!;
const tags = reset.selectors.map((selector) => selector.replace('.rw ', ''));
const properties = propertiesOf(reset).join('|');

/** The classes of these elements in the sources of the widgets. */
const classes = paths
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => read(path).match(new RegExp(`<(${tags.join('|')})\\b[^>]*`, 'g')) ?? [])
  .flatMap((tag) => tag.match(/\brw-[\w-]+/g) ?? []);

it('the sources have such elements with classes', () => {
  expect(tags).toContain('fieldset');
  expect(new Set(classes).size).toBeGreaterThan(20);
});

it.each(paths.filter((path) => path.endsWith('.css')))(
  '%s has no style that base.css takes away again (A5)',
  (path) => {
    // A class with an element, as in `.rw p`, wins over a class alone. It sets `border`, which leaves the radius.
    const lost = rulesOf(path)
      .filter((rule) => rule.selectors.some((selector) => classes.some((name) => selector === `.${name}`)))
      .filter((rule) =>
        propertiesOf(rule).some((property) => new RegExp(`^(${properties})(?!-radius)`).test(property)),
      );
    expect(lost.map(String)).toEqual([]);
  },
);
