import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The fields of each event, as the types have them; and for a field of fixed words, those words. */
function typed(): { events: Map<string, string[]>; words: Map<string, string[]> } {
  const source = read('src/notifications/analytics.ts');
  const body = /interface Events \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const events = [...body.matchAll(/^ {2}(\w+): (?:\{([^}]*)\}|Record<never, never>);$/gm)];
  const wordsOf = (type = '') => [...type.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  const named = new Map([...source.matchAll(/^type (\w+) = (.*);$/gm)].map(([, name = '', type]) => [name, type]));
  const words = events.flatMap(([, event = '', fields = '']) =>
    [...fields.matchAll(/(\w+): ([^;]+)/g)].map(([, field = '', type = '']): [string, string[]] => [
      `${event}.${field}`,
      wordsOf(named.get(type.trim()) ?? type),
    ]),
  );
  return {
    events: new Map(
      events.map(([, event = '', fields = '']) => [
        event,
        [...fields.matchAll(/(\w+):/g)].map(([, field = '']) => field),
      ]),
    ),
    words: new Map(words.filter(([, list]) => list.length > 0)),
  };
}

/** The same as the README's table has them. */
function documented(): { events: Map<string, string[]>; words: Map<string, string[]> } {
  const table = /\| event \| fields \| when \|\n\| --- .*\n((?:\|.*\n)+)/.exec(read('README.md'))?.[1] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*?) \| (.+) \|$/gm)];
  expect(rows).toHaveLength(table.trim().split('\n').length);
  const parts = rows.map(([, event = '', fields = '']): [string, string[]] => [
    event,
    fields.split(/, (?=`\w+`(?:$|:|, `\w+`$))/).filter((part) => part !== '–'),
  ]);
  const ticked = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  return {
    events: new Map(parts.map(([event, fields]) => [event, fields.map((field) => ticked(field)[0] ?? '')])),
    words: new Map(
      parts.flatMap(([event, fields]) =>
        fields
          .map((field): [string, string[]] => [`${event}.${ticked(field)[0]}`, ticked(field).slice(1)])
          .filter(([, list]) => list.length > 0),
      ),
    ),
  };
}

test('the README lists each analytics event with its fields, and none that there is not', () => {
  const { events } = typed();
  expect(events.size).toBeGreaterThanOrEqual(23);
  expect([...documented().events]).toEqual([...events]);
});

test('the words that it names for a field are those that the field may hold', () => {
  const { words } = typed();
  expect(words.size).toBeGreaterThanOrEqual(4);
  for (const [field, list] of documented().words) expect([field, list]).toEqual([field, words.get(field)]);
});
