import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The analytics events of the types or of the documentation. */
export interface AnalyticsEvents {
  /** The field names by event. */
  readonly fields: Map<string, string[]>;
  /** The possible values by `event.field`, for fields with fixed values. */
  readonly values: Map<string, string[]>;
}

/** Reads the events from the types in the source. */
export function readAnalyticsTypes(): AnalyticsEvents {
  const source = readFileSync(join(__dirname, '../../src/contract/widgets.d.ts'), 'utf8');
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
