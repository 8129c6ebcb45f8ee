import { type RefCallback, useRef, useState } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { FormValues, NameIn } from './formBinding';
import { createControl, type FormControl, type FormState, loadFormLibrary, pathOf, stateAtFirst } from './formControl';
import type { FieldEvent } from './named';
import { useLatest } from './useLatest';

/** An element of a form, or what stands for one. */
export interface Control {
  value: string;
  focus(): void;
}

const isThere = (control: Control) => !(control instanceof HTMLElement) || control.isConnected;

/** What a control has to be given in order to be a field of a form. */
export interface InputBinding {
  readonly name: string;
  readonly ref: RefCallback<Control>;
  onChange(event: FieldEvent): Promise<void>;
  onBlur(event: FieldEvent): Promise<void>;
}

/** The bookkeeping of a form, which may still be on its way. */
export interface LateControl<V extends FormValues> {
  readonly state: FormState;
  /** The bookkeeping if it is there. */
  now(): FormControl<V> | null;
  /** Does something with the bookkeeping: at once if it is there, else in the order of asking; rejects if it cannot be fetched. */
  use<T>(action: (control: FormControl<V>) => T | Promise<T>): Promise<T>;
  register(name: NameIn<V>): InputBinding;
  /** What a field that has an element holds, before there is any bookkeeping. */
  typed(name: NameIn<V>): string | boolean | undefined;
}

function valueIn(elements: readonly Control[]): string | boolean | undefined {
  const [first] = elements;
  if (!(first instanceof HTMLInputElement)) return first?.value;
  if (first.type === 'checkbox') return first.checked;
  if (first.type !== 'radio') return first.value;
  return elements.find((element) => (element as HTMLInputElement).checked)?.value;
}

/**
 * Keeps the books of a form: what was touched, what is wrong, what it holds. The library for it is fetched when
 * the first field is changed or left; whatever happens before it is there is kept, and told to it in the same order.
 */
export function useFormControl<V extends FormValues>(
  problemsIn: (values: Partial<V>) => Partial<Record<string, PlainMessageId>>,
): LateControl<V> {
  const latest = useLatest(problemsIn);
  const control = useRef<FormControl<V> | null>(null);
  const starting = useRef<Promise<FormControl<V>>>(undefined);
  const elements = useRef(new Map<NameIn<V>, Control[]>());
  const [state, setState] = useState(stateAtFirst);

  const start = (): Promise<FormControl<V>> => {
    starting.current ??= loadFormLibrary().then(
      (library) => {
        const created = createControl<V>(library, (values) => latest.current(values), setState);
        for (const [name, known] of elements.current) {
          const present = known.filter(isThere);
          const held = valueIn(present);
          const path = pathOf<V>(name);
          const { ref } = created.register(path);
          present.forEach(ref);
          // It takes radio buttons one by one, and at the first of them nothing is chosen.
          if (present.length > 1 && held !== undefined) created.setValue(path, held as never);
        }
        elements.current.clear();
        control.current = created;
        return created;
      },
      (error: unknown) => {
        starting.current = undefined;
        throw error;
      },
    );
    return starting.current;
  };
  const use = <T>(action: (books: FormControl<V>) => T | Promise<T>): Promise<T> =>
    control.current ? Promise.resolve(action(control.current)) : start().then(action);

  return {
    state,
    now: () => control.current,
    use,
    register(name) {
      if (control.current) return control.current.register(pathOf<V>(name)) as InputBinding;
      const early = elements.current;
      if (!early.has(name)) early.set(name, []);
      const later = (event: 'onChange' | 'onBlur') => (detail: never) =>
        use((books) => books.register(pathOf<V>(name))[event](detail));
      return {
        name,
        ref(element) {
          if (control.current) control.current.register(pathOf<V>(name)).ref(element);
          else if (element) early.set(name, [...(early.get(name) ?? []).filter((other) => other !== element), element]);
        },
        onChange: later('onChange') as InputBinding['onChange'],
        onBlur: later('onBlur') as InputBinding['onBlur'],
      };
    },
    typed: (name) => valueIn((elements.current.get(name) ?? []).filter(isThere)),
  };
}
