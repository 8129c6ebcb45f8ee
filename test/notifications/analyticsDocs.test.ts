import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface AnalyticsEvents {
  /** The field names by event. */
  readonly fields: Map<string, string[]>;
  /** The possible values by `event.field`, for fields with fixed values. */
  readonly values: Map<string, string[]>;
}

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Reads the events from the types in the source. */
function readTypes(): AnalyticsEvents {
  const source = read('src/contract/widgets.d.ts');
  const body = /interface AnalyticsEvents \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const events = [...body.matchAll(/^ {2}(\w+): (?:\{([^}]*)\}|Record<never, never>);$/gm)];
  const literalsIn = (type = '') => [...type.matchAll(/'([^']+)'/g)].map(([, literal = '']) => literal);
  const aliases = new Map([...source.matchAll(/^type (\w+) = (.*);$/gm)].map(([, name = '', type]) => [name, type]));
  const values = events.flatMap(([, event = '', fields = '']) =>
    [...fields.matchAll(/(\w+): ([^;]+)/g)].map(([, field = '', type = '']): [string, string[]] => [
      `${event}.${field}`,
      literalsIn(aliases.get(type.trim()) ?? type),
    ]),
  );
  return {
    fields: new Map(
      events.map(([, event = '', fields = '']) => [
        event,
        [...fields.matchAll(/(\w+):/g)].map(([, field = '']) => field),
      ]),
    ),
    values: new Map(values.filter(([, literals]) => literals.length > 0)),
  };
}

/** Reads the events from the table in the documentation. */
function readTable(): AnalyticsEvents {
  const table = /\| event \| fields \| when \|\n\| --- .*\n((?:\|.*\n)+)/.exec(read('docs/analytics.md'))?.[1] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*?) \| (.+) \|$/gm)];
  expect(rows).toHaveLength(table.trim().split('\n').length);
  const events = rows.map(([, event = '', fields = '']): [string, string[]] => [
    event,
    fields.split(/, (?=`\w+`(?:$|:|, `\w+`$))/).filter((field) => field !== '–'),
  ]);
  const codeSpans = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return {
    fields: new Map(events.map(([event, fields]) => [event, fields.map((field) => codeSpans(field)[0] ?? '')])),
    values: new Map(
      events.flatMap(([event, fields]) =>
        fields
          .map((field): [string, string[]] => [`${event}.${codeSpans(field)[0]}`, codeSpans(field).slice(1)])
          .filter(([, values]) => values.length > 0),
      ),
    ),
  };
}

test('docs/analytics.md lists all analytics events with their fields, and no others', () => {
  const { fields } = readTypes();
  expect(fields.size).toBeGreaterThanOrEqual(23);
  expect([...readTable().fields]).toEqual([...fields]);
});

test('the values that it lists for a field are those of the type', () => {
  const { values } = readTypes();
  expect(values.size).toBeGreaterThanOrEqual(4);
  const listed = [...readTable().values];
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(listed.map(([field]) => [field, values.get(field)]));
});
