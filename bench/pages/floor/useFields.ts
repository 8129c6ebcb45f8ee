import { type ChangeEvent, type FormEvent, useState } from 'react';

/** Says what is wrong with a value by the id of its message; undefined when nothing is. */
export type Check = (value: string) => string | undefined;
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What a text field of the form needs to be itself. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** At least one character that is no blank. */
export const required: Check = (value) => (value.trim() === '' ? 'rule.isRequired' : undefined);

/** Required, and of the given shape. */
export function shaped(shape: RegExp, message: string): Check {
  return (value) => required(value) ?? (shape.test(value) ? undefined : message);
}

/** A form of text fields on `useState` alone: checked when a field is left, then on every change, and all on submit. */
export function useFields<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  send: (values: Values<Name>) => Promise<void>,
) {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  return {
    isBusy,
    values,
    set: (name: Name, value: string) => setValues((last) => ({ ...last, [name]: value })),
    error: (name: Name) => (left.includes(name) ? checks[name](values[name]) : undefined),
    field: (name: Name): FieldState => ({
      name,
      value: values[name],
      error: left.includes(name) ? checks[name](values[name]) : undefined,
      onChange: ({ target }) => setValues((last) => ({ ...last, [name]: target.value })),
      onBlur: () => setLeft((last) => [...last, name]),
    }),
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      setLeft(names);
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
