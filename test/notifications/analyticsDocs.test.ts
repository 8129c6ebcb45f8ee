import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnalyticsEvents, readAnalyticsTypes } from './analyticsEvents';

/** Reads the events from the table in the documentation. */
function readTable(): AnalyticsEvents {
  const table =
    /\| event \| fields \| when \|\n\| --- .*\n((?:\|.*\n)+)/.exec(
      readFileSync(join(__dirname, '../../docs/analytics.md'), 'utf8'),
    )?.[1] ?? '';
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
  const { fields } = readAnalyticsTypes();
  expect(fields.size).toBeGreaterThanOrEqual(23);
  expect([...readTable().fields]).toEqual([...fields]);
});

test('the values that it lists for a field are those of the type', () => {
  const { values } = readAnalyticsTypes();
  expect(values.size).toBeGreaterThanOrEqual(4);
  const listed = [...readTable().values];
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(listed.map(([field]) => [field, values.get(field)]));
});
