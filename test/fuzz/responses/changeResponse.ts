import fc from 'fast-check';

/** A text that is in the errors of changed responses only. */
export const secret = 's3cret';

/** Stands for a number that is too large for a JavaScript number. `JSON.stringify` cannot write one. */
const hugeNumber = '@huge';

/** JSON texts, as each use needs a value of its own. */
const values = [
  ...['null', 'true', 'false', '0', '-1', '0.1', '1e21', '{}', '[]', '[null]', '""', '" "', '"null"', '"0"'],
  ...['"__proto__"', '"1,234.50"', '"2026-02-30 25:61"', '"<img src=x onerror=alert(1)>"', '"\\ud800"'],
  // The number of another gift card.
  '"7310180000000002"',
  JSON.stringify(hugeNumber),
  JSON.stringify('7'.repeat(2000)),
  JSON.stringify('字'.repeat(20_000)),
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `{"error":{"code":40002,"reason":"${secret}"}}`,
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
];
const keys = ['data', 'error', 'code', 'status', 'success', 'length', 'then', 'toString', '__proto__', 'constructor'];

type Change =
  | readonly ['remove' | 'unwrap']
  | readonly ['replace', json: string]
  | readonly ['wrap' | 'wrapInList']
  | readonly ['add', key: string, json: string]
  | readonly ['cut' | 'repeat', length: number];

const json = fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 3 }, fc.json({ maxDepth: 1 }));
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom('remove', 'unwrap', 'wrap', 'wrapInList')) as fc.Arbitrary<Change>,
  fc.tuple(fc.constant('replace'), json) as fc.Arbitrary<Change>,
  fc.tuple(fc.constant('add'), fc.constantFrom(...keys), json) as fc.Arbitrary<Change>,
  fc.tuple(fc.constantFrom('cut', 'repeat'), fc.integer({ min: 1, max: 120 })) as fc.Arbitrary<Change>,
);

type Container = Record<string, unknown>;
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Sets an own property, also one with the name `__proto__`. */
function setOwn(container: Container, key: string, value: unknown): Container {
  return Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the place of a value: the path has the number of a field or item on each level. */
function findPlace(root: Container, path: readonly number[]): [container: Container, key: string] {
  let [container, key] = [root, 'body'];
  for (const step of path) {
    const value = container[key];
    const keys = isContainer(value) ? Object.keys(value) : [];
    if (!isContainer(value) || keys.length === 0) break;
    [container, key] = [value, keys[step % keys.length]!];
  }
  return [container, key];
}

/** Returns the value with the change. */
function changed(value: unknown, [kind, ...details]: Change): unknown {
  switch (kind) {
    case 'replace':
      return JSON.parse(String(details[0]));
    case 'add':
      return setOwn(
        isContainer(value) && !Array.isArray(value) ? value : {},
        String(details[0]),
        JSON.parse(String(details[1])),
      );
    case 'wrap':
      return { data: value };
    case 'wrapInList':
      return [value];
    case 'unwrap':
      return isContainer(value) ? Object.values(value)[0] : value;
    case 'cut':
      return Array.isArray(value) ? value.slice(0, Number(details[0]) % value.length) : value;
    case 'repeat':
      return Array.isArray(value)
        ? Array.from({ length: Number(details[0]) }, (_, index) => value[index % value.length])
        : value;
    case 'remove':
      return undefined;
  }
}

/** Changes a JSON text at some of its places. */
function applyChanges(text: string, changes: readonly (readonly [path: readonly number[], Change])[]): string {
  const root: Container = { body: JSON.parse(text) };
  for (const [path, next] of changes) {
    const [container, key] = findPlace(root, path);
    if (next[0] === 'remove' && Array.isArray(container)) container.splice(Number(key), 1);
    else setOwn(container, key, changed(container[key], next));
  }
  return (JSON.stringify(root.body) ?? '').replaceAll(JSON.stringify(hugeNumber), '1e999');
}

/** Generates texts that differ from a valid response at one to three places. One of twenty ends too early. */
export function changedResponses(valid: string): fc.Arbitrary<string> {
  const path = fc.array(fc.nat(), { maxLength: 4 });
  const text = fc
    .array(fc.tuple(path, change), { minLength: 1, maxLength: 3 })
    .map((changes) => applyChanges(valid, changes));
  const truncated = fc.tuple(text, fc.nat()).map(([whole, end]) => whole.slice(0, end % (whole.length + 1)));
  return fc.oneof({ arbitrary: text, weight: 19 }, { arbitrary: truncated, weight: 1 });
}
