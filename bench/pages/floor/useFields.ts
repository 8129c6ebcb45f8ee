import { type ChangeEvent, type FormEvent, useState } from 'react';

/** Returns the message id of the validation error of a value; undefined if the value is valid. */
export type Check = (value: string) => string | undefined;
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The state and the handlers of a text field. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** Accepts a value with at least one character that is not a space. */
export const required: Check = (value) => (value.trim() === '' ? 'rule.isRequired' : undefined);

/** Returns a check that accepts a value of this shape. */
export function shaped(shape: RegExp, message: string): Check {
  return (value) => required(value) ?? (shape.test(value) ? undefined : message);
}

/**
 * Keeps a form of text fields with `useState`. Validates a field when it loses focus, then on every change; all on
 * submit.
 */
export function useFields<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  send: (values: Values<Name>) => Promise<void>,
) {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  return {
    isBusy,
    values,
    set: (name: Name, value: string) => setValues((last) => ({ ...last, [name]: value })),
    error: (name: Name) => (touched.includes(name) ? checks[name](values[name]) : undefined),
    field: (name: Name): FieldState => ({
      name,
      value: values[name],
      error: touched.includes(name) ? checks[name](values[name]) : undefined,
      onChange: ({ target }) => setValues((last) => ({ ...last, [name]: target.value })),
      onBlur: () => setTouched((last) => [...last, name]),
    }),
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      setTouched(names);
      if (isBusy || names.some((name) => checks[name](values[name]))) return;
      setBusy(true);
      try {
        await send(values);
      } finally {
        setBusy(false);
      }
    },
  };
}
