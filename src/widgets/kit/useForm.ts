import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, useForm as useFormState } from 'react-hook-form';
import { ApiError } from '../../api/ApiError';
import type { MessageId } from '../../i18n/messages';
import type { Group } from '../../notifications/catalogue';
import { current, dismiss, notify } from '../../notifications/center';
import { noticeOf } from '../../notifications/refusal';
import { type Rules, repeatsOf, validate } from '../../validation/validate';
import type { FieldBinding } from './Field';
import { named } from './named';
import { usePress } from './usePress';
import { useSecondsUntil } from './useSecondsUntil';

export type FormValues = Record<string, string | boolean>;
type NameIn<V> = keyof V & string;

export interface FormOptions<V extends FormValues, Answer> {
  readonly initial: V;
  readonly rules: Rules<V>;
  /** The group in which the service's codes are looked up; it may depend on the code. */
  readonly group: Group | ((refusal: ApiError) => Group);
  readonly submit: (values: V, signal: AbortSignal) => Promise<Answer>;
  readonly onDone?: (answer: Answer, values: V) => void;
  /** Codes that belong beside a field rather than into a notice. */
  readonly refusals?: Readonly<Partial<Record<string, NameIn<V>>>>;
  /** Called for each failure. Answers true when it has told the visitor itself. */
  readonly onRefused?: (error: ApiError, values: V) => boolean;
}

export interface FormBinding<V extends FormValues> {
  /** What a field component needs to be this field. */
  field<Name extends NameIn<V>>(name: Name): FieldBinding<V[Name]>;
  /** Puts a value into a field that the visitor does not type. */
  set<Name extends NameIn<V>>(name: Name, value: V[Name]): void;
  /** Empties a field as if it had never been filled in. */
  clear(name: NameIn<V>): void;
  /** What a field holds now. */
  value<Name extends NameIn<V>>(name: Name): V[Name];
  /** Checks a field as if the visitor had just left it. */
  leave(name: NameIn<V>): void;
  /** Says beside a field what its rules cannot know, and leads there. */
  fail(name: NameIn<V>, message: MessageId): void;
  /** One field's value, for what is done before the submit; null while it breaks a rule, and the visitor is led to it. */
  check<Name extends NameIn<V>>(name: Name): Promise<V[Name] | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** True from the press until the answer. */
  readonly isBusy: boolean;
  /** Seconds until the service wants to hear of it again; 0 when it is open. */
  readonly waitSeconds: number;
  /** How many fields were wrong at the last refused submit, until they are right. */
  readonly problems: number;
}

/**
 * A form by the house's rules: a field is checked when it is left, then on every change; a submit that is refused leads
 * to the first wrong field; one request at a time; a service's refusal goes to its field or into a notice, and nothing
 * that was typed is lost (M-val-01 to M-val-03).
 * The fields are the browser's own (uncontrolled): what was typed before this code arrived stays.
 */
export function useForm<V extends FormValues, Answer>(options: FormOptions<V, Answer>): FormBinding<V> {
  const latest = useRef(options);
  latest.current = options;
  const isUnderWay = useRef(false);
  const pressUnderWay = usePress();
  const unmounted = useRef<AbortController>(undefined);
  const ownNotice = useRef<number>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [openAt, setOpenAt] = useState(0);
  const waitSeconds = useSecondsUntil(openAt);

  const complete = (values: Partial<V>): V => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    return { ...latest.current.initial, ...Object.fromEntries(given) };
  };
  const resolver: Resolver<V> = async (values) => {
    const problems = Object.entries(validate(complete(values), latest.current.rules));
    if (problems.length === 0) return { values, errors: {} };
    const wrong = problems.map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<V> };
  };
  const state = useFormState<V>({ mode: 'onTouched', resolver });
  const { errors, submitCount } = state.formState;

  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);

  const tell = (error: unknown, values: V) => {
    const { group, refusals = {}, onRefused } = latest.current;
    const refusal = error instanceof ApiError ? error : new ApiError('malformed');
    if (refusal.retryAfter !== null) setOpenAt(Date.now() + refusal.retryAfter * 1000);
    if (onRefused?.(refusal, values)) return;
    const notice = noticeOf(typeof group === 'function' ? group(refusal) : group, refusal);
    const field = new Map(Object.entries(refusals)).get(refusal.code ?? '');
    if (field) {
      state.setError(field as unknown as FieldPath<V>, { type: 'service', message: notice.id }, { shouldFocus: true });
      return;
    }
    notify(notice);
    ownNotice.current = current()?.key;
  };

  const send = async (values: Partial<V>) => {
    const signal = unmounted.current?.signal ?? new AbortController().signal;
    // What went wrong the last time does not stand beside a new try.
    if (current()?.key === ownNotice.current) dismiss();
    setBusy(true);
    const full = complete(values);
    try {
      const answer = await latest.current.submit(full, signal);
      if (!signal.aborted) latest.current.onDone?.(answer, full);
    } catch (error) {
      if (!signal.aborted) tell(error, full);
    } finally {
      setBusy(false);
    }
  };

  /** What is told of other fields follows this one, and so does a field that repeats it, once filled and left. */
  const recheckOthers = async (name: string) => {
    const wrong = Object.keys(errors).filter((other) => other !== name && errors[other]?.type === 'rule');
    // Without those which this very change has emptied.
    const others = (wrong as FieldPath<V>[]).filter((other) => state.getFieldState(other).invalid);
    const repeats = repeatsOf(latest.current.rules, name) as FieldPath<V>[];
    others.push(...repeats.filter((other) => state.getFieldState(other).isTouched && state.getValues(other)));
    if (others.length > 0) await state.trigger(others);
  };

  return {
    field<Name extends NameIn<V>>(name: Name): FieldBinding<V[Name]> {
      const path = name as unknown as FieldPath<V>;
      const error = state.getFieldState(path, state.formState).error;
      const input = state.register(path);
      return {
        input: {
          ...input,
          async onBlur(event) {
            const press = pressUnderWay();
            if (press) await press;
            await input.onBlur(named(event, name));
          },
          async onChange(event) {
            await input.onChange(named(event, name));
            await recheckOthers(name);
          },
        },
        initial: options.initial[name],
        error: error?.message as MessageId | undefined,
        isRequired: options.rules[name]?.some((rule) => rule.seesEmpty) ?? false,
      };
    },
    set(name, value) {
      const path = name as unknown as FieldPath<V>;
      const isWatched = state.formState.isSubmitted || state.getFieldState(path).invalid;
      // A value that came puts things right at once; one that was taken away is no mistake of the visitor's.
      state.setValue(path, value as never, { shouldValidate: isWatched && Boolean(value) });
    },
    clear(name) {
      state.resetField(name as unknown as FieldPath<V>, { defaultValue: '' as never });
    },
    value<Name extends NameIn<V>>(name: Name): V[Name] {
      const value: unknown = state.getValues(name as unknown as FieldPath<V>);
      return (value ?? options.initial[name]) as V[Name];
    },
    leave(name) {
      const path = name as unknown as FieldPath<V>;
      state.setValue(path, state.getValues(path), { shouldTouch: true, shouldValidate: true });
    },
    fail(name, message) {
      state.setError(name as unknown as FieldPath<V>, { type: 'caller', message }, { shouldFocus: true });
    },
    async check(name) {
      const isRight = await state.trigger(name as unknown as FieldPath<V>, { shouldFocus: true });
      return isRight ? complete(state.getValues())[name] : null;
    },
    onSubmit(event) {
      event.preventDefault();
      // A CMS may have put a form of its own around us (A2).
      event.stopPropagation();
      if (isUnderWay.current || waitSeconds > 0) return;
      isUnderWay.current = true;
      void state
        .handleSubmit((values) => send(values as Partial<V>))()
        .finally(() => {
          isUnderWay.current = false;
        });
    },
    onKeyDown(event) {
      // The Enter that picks a candidate of an input method is not meant for the form.
      const isPicking = event.nativeEvent.isComposing || event.keyCode === 229;
      if (event.key === 'Enter' && isPicking) event.preventDefault();
    },
    isBusy,
    waitSeconds,
    problems: submitCount > 0 ? Object.keys(errors).length : 0,
  };
}
