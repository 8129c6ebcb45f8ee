import * as v from 'valibot';

/** What a call's answer must look like. */
export interface Shape<T> {
  /** The fields that tell a bare answer from a wrapped one (contract 5, envelope). */
  readonly fields: readonly string[];
  /** True when no body at all is an answer too. */
  readonly mayBeEmpty?: true;
  /** The typed answer, or undefined when the body is not one. */
  read(body: unknown): { readonly value: T } | undefined;
}

type Schema<T> = v.GenericSchema<unknown, T>;
type Entries = Record<string, v.GenericSchema>;

/** A schema's object on a page that adds enumerable things to `Object.prototype`: its entries inherit nothing (M5). */
export function fields<E extends Entries>(entries: E): v.ObjectSchema<E, undefined> {
  return v.object(Object.assign(Object.create(null) as E, entries));
}

function shape<T>(names: readonly string[], schema: Schema<T>): Shape<T> {
  return {
    fields: names,
    read(body) {
      const result = v.safeParse(schema, body);
      return result.success ? { value: result.output } : undefined;
    },
  };
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** An answer that is an object with these fields. */
export function answer<E extends Entries>(entries: E): Shape<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const schema = v.pipe(v.custom<Record<string, unknown>>(isRecord), fields(entries));
  return shape(Object.keys(entries), schema as unknown as Schema<v.InferOutput<v.ObjectSchema<E, undefined>>>);
}

/** An answer that is a list. */
export function listAnswer<T>(item: v.GenericSchema<unknown, T>): Shape<T[]> {
  return shape<T[]>([], v.array(item));
}

/** An answer that is an object with these fields, or, as null or `{}`, nobody. */
export function answerOrNobody<E extends Entries>(
  entries: E,
): Shape<v.InferOutput<v.ObjectSchema<E, undefined>> | null> {
  const known = answer(entries);
  return {
    fields: known.fields,
    read(body) {
      if (body === null) return { value: null };
      if (!isRecord(body)) return undefined;
      if (Object.keys(body).length === 0) return { value: null };
      // Every field may be missing, but not all of them: that is somebody else's answer.
      return known.fields.some((field) => Object.keys(body).includes(field)) ? known.read(body) : undefined;
    },
  };
}

/** The answer of a call that only says that it was done; what else it holds does not matter. */
export const done: Shape<void> = { fields: [], mayBeEmpty: true, read: () => ({ value: undefined }) };

/** Whatever a service sends, for a caller that looks into it with `own`. */
export const anything = v.unknown();
/** Text; a number is taken as text, and nothing as the empty text. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);
/** Text; anything else is the empty text. */
export const looseText = v.fallback(text, '');
/** Text that must be there. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.minLength(1),
);
/** A time as a service writes it; null when it is none. */
export const time = v.fallback(v.nullable(v.union([v.string(), v.number()])), null);
/** An amount as a service writes it, number or text; null when it is none. */
export const amount = v.fallback(v.nullable(v.union([v.string(), v.number()])), null);
/** A number; what is none counts as zero (I2). */
export const count = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()), 0);
/** A flag; anything but true is false. */
export const flag = v.fallback(v.boolean(), false);
/** A flag that must be there: an answer without it is none. */
export const certainFlag = v.boolean();
/** A list; what is none counts as empty. */
export const list = <T>(item: v.GenericSchema<unknown, T>) => v.fallback(v.array(item), []);
/** A list of which each row stands for itself: one that cannot be read is left out, the others stay (G7). */
export const rows = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    list(v.unknown()),
    v.transform((found) =>
      found.flatMap((row) => {
        const result = v.safeParse(item, row);
        return result.success ? [result.output] : [];
      }),
    ),
  );
