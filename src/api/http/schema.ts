import * as v from 'valibot';
import type { Identifier } from './identifier';

/** Describes the response of a service call. */
export interface ResponseSchema<T> {
  /** The call's own fields, which tell a bare response from a wrapped one (contract 5). */
  readonly fieldNames: readonly string[];
  /** False for a call without content: its response says only whether the service did what was requested. */
  readonly hasContent: boolean;
  /** Returns the typed value, or undefined when the body does not match. */
  read(body: unknown): { readonly value: T } | undefined;
}

/** The type of the response that a schema describes. */
export type ResponseOf<S> = S extends ResponseSchema<infer T> ? T : never;

type Schema<T> = v.GenericSchema<unknown, T>;
type Entries = Record<string, v.GenericSchema>;

/**
 * Creates a valibot schema of an object. Its entries inherit nothing, as the page may add enumerable properties to
 * `Object.prototype`. Use it instead of `v.object` (M5).
 */
export function object<E extends Entries>(entries: E): v.ObjectSchema<E, undefined> {
  return v.object(Object.assign(Object.create(null) as E, entries));
}

function toResponseSchema<T>(fieldNames: readonly string[], schema: Schema<T>): ResponseSchema<T> {
  return {
    fieldNames,
    hasContent: true,
    read(body) {
      const result = v.safeParse(schema, body);
      return result.success ? { value: result.output } : undefined;
    },
  };
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Describes a response that is an object with these fields. Other fields are dropped. */
export function objectSchema<E extends Entries>(
  entries: E,
): ResponseSchema<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const schema = v.pipe(v.custom<Record<string, unknown>>(isRecord), object(entries));
  return toResponseSchema(
    Object.keys(entries),
    schema as unknown as Schema<v.InferOutput<v.ObjectSchema<E, undefined>>>,
  );
}

/** Describes a response that is an array. */
export function listSchema<T>(item: v.GenericSchema<unknown, T>): ResponseSchema<T[]> {
  return toResponseSchema<T[]>([], v.array(item));
}

/**
 * Describes a response that is an object with these fields, or null. The service may write `{}` for null. The value is
 * undefined when the response has no body.
 */
export function objectOrNothing<E extends Entries>(
  entries: E,
): ResponseSchema<v.InferOutput<v.ObjectSchema<E, undefined>> | null | undefined> {
  const schema = objectSchema(entries);
  return {
    fieldNames: schema.fieldNames,
    hasContent: true,
    read(body) {
      if (body === null || body === undefined) return { value: body };
      if (!isRecord(body)) return undefined;
      if (Object.keys(body).length === 0) return { value: null };
      // Each field may be missing, but without any of them this is not a response of the call.
      return schema.fieldNames.some((name) => Object.keys(body).includes(name)) ? schema.read(body) : undefined;
    },
  };
}

/** Describes the response of a call without content. */
export const noContent: ResponseSchema<void> = {
  fieldNames: [],
  hasContent: false,
  read: () => ({ value: undefined }),
};

/** Any value, for a caller that looks up its properties with `getOwn`. */
export const anything = v.unknown();
/** Text. A number becomes text, and null or a missing field becomes `''`. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);
/** Text. The text `null`, which a service writes for a missing value, becomes `''` too (H8, M-inv-38). */
export const textWithoutNull = v.pipe(
  text,
  v.transform((value) => (value === 'null' ? '' : value)),
);
/** Text. Any other value becomes `''`. */
export const looseText = v.fallback(text, '');
/** Non-empty text. A number becomes text. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.minLength(1),
);
/** Text that must be there, but may be empty. */
export const givenText = v.string();
export const identifier: v.GenericSchema<unknown, Identifier> = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.number(),
]);

/** A status of two digits. A JSON number has lost its leading zero (contract 5). */
export const status = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => (typeof value === 'number' ? String(value).padStart(2, '0') : value)),
);

/** A time as the service writes it. An empty text, the text `null` (H8) and any other value become null. */
export const time = v.fallback(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === '' || value === 'null' ? null : value)),
  ),
  null,
);
/** An amount as the service writes it, a number or text. Any other value becomes null. */
export const amount = v.fallback(v.nullable(v.union([v.string(), v.number()])), null);
/** A finite number; text may have thousands separators (contract 5). Any other value becomes 0 (I2). */
export const count = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => Number(String(value).replace(/,(?=\d{3})/g, ''))),
    v.finite(),
  ),
  0,
);
/** A boolean. Any other value becomes false. */
export const flag = v.fallback(v.boolean(), false);
/** A boolean that must be there. */
export const requiredFlag = v.boolean();
/** An array. Any other value, and an array with an invalid item, becomes `[]`. */
export const list = <T>(item: v.GenericSchema<unknown, T>) => v.fallback(v.array(item), []);
/** An array without its invalid items. Any other value becomes `[]` (G7). */
export const lenientList = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    list(v.unknown()),
    v.transform((items) =>
      items.flatMap((value) => {
        const result = v.safeParse(item, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );
