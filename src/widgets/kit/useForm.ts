import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError';
import { own } from '../../api/own';
import type { PlainMessageId } from '../../i18n/messageValues';
import { dismiss, notify } from '../../notifications/center';
import { noticeOf } from '../../notifications/refusal';
import { repeatsOf, validate } from '../../validation/validate';
import type { FieldBinding } from './Field';
import type { FormBinding, FormOptions, FormValues, NameIn } from './formBinding';
import { pathOf } from './formControl';
import { named } from './named';
import { useFormControl } from './useFormControl';
import { useLatest } from './useLatest';
import { useSayableNotice } from './useNoticeId';
import { usePress } from './usePress';
import { useSecondsUntil } from './useSecondsUntil';

/** The bookkeeping could not be fetched: the submit, which cannot do without, tells. */
const ignored = () => {};

/**
 * A form by the house's rules: a field is checked when it is left, then on every change; a submit that is refused leads
 * to the first wrong field; one request at a time; a service's refusal goes to its field or into a notice, and nothing
 * that was typed is lost (M-val-01 to M-val-03).
 * The fields are the browser's own (uncontrolled): what was typed before this code arrived stays.
 */
export function useForm<V extends FormValues, Answer>(options: FormOptions<V, Answer>): FormBinding<V> {
  const latest = useLatest(options);
  const isUnderWay = useRef(false);
  const pressUnderWay = usePress();
  const sayable = useSayableNotice();
  const unmounted = useRef<AbortController>(undefined);
  const ownNotice = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const [openAt, setOpenAt] = useState(0);
  const waitSeconds = useSecondsUntil(openAt);

  const complete = (values: Partial<V>): V => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
    return { ...latest.current.initial, ...Object.fromEntries(given) };
  };
  const control = useFormControl<V>((values) => validate(complete(values), latest.current.rules));
  const { errors, submitCount, isSubmitted } = control.state;

  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);

  const say = (name: NameIn<V>, type: 'service' | 'caller', message: PlainMessageId) =>
    control.use((books) => books.setError(pathOf<V>(name), { type, message }, { shouldFocus: true }));

  const noticeFor = (refusal: ApiError) => {
    const { group } = latest.current;
    return noticeOf(typeof group === 'function' ? group(refusal) : group, refusal);
  };
  const notifyOf = (refusal: ApiError) => {
    ownNotice.current = notify(noticeFor(refusal));
  };

  const tell = async (error: unknown, values: V) => {
    const { refusals = {}, onRefused } = latest.current;
    const refusal = error instanceof ApiError ? error : new ApiError('malformed');
    if (refusal.retryAfter !== null) setOpenAt(Date.now() + refusal.retryAfter * 1000);
    if (onRefused?.(refusal, values)) return;
    const field = own(refusals, refusal.code ?? '') as NameIn<V> | undefined;
    if (field) await say(field, 'service', await sayable(noticeFor(refusal).id));
    else notifyOf(refusal);
  };

  /** Nobody can check what was typed, and nothing was sent that could have been refused. */
  const notFetched = (error: unknown): null => {
    notifyOf(error instanceof ApiError ? error : new ApiError('unsent'));
    return null;
  };

  const send = async (values: Partial<V>) => {
    const signal = unmounted.current?.signal ?? new AbortController().signal;
    dismiss(ownNotice.current);
    setBusy(true);
    const full = complete(values);
    try {
      const answer = await latest.current.submit(full, signal);
      if (!signal.aborted) latest.current.onDone?.(answer, full);
    } catch (error) {
      if (!signal.aborted) await tell(error, full);
    } finally {
      setBusy(false);
    }
  };

  /** What is told of other fields follows this one, and so does a field that repeats it, once filled and left. */
  const recheckOthers = (name: NameIn<V>) =>
    control.use(async (books) => {
      const wrong = Object.keys(errors).filter((other) => other !== name && errors[other]?.type === 'rule');
      // Without those which this very change has emptied.
      const others = (wrong as NameIn<V>[]).map(pathOf<V>).filter((other) => books.getFieldState(other).invalid);
      const repeats = (repeatsOf(latest.current.rules, name) as NameIn<V>[]).map(pathOf<V>);
      others.push(...repeats.filter((other) => books.getFieldState(other).isTouched && books.getValues(other)));
      if (others.length > 0) await books.trigger(others);
    });

  return {
    name: Object.keys(options.initial).join(),
    field<Name extends NameIn<V>>(name: Name): FieldBinding<V[Name]> {
      const input = control.register(name);
      return {
        input: {
          ...input,
          async onBlur(event) {
            const press = pressUnderWay();
            if (press) await press;
            await input.onBlur(named(event, name)).catch(ignored);
          },
          async onChange(event) {
            await input.onChange(named(event, name)).catch(ignored);
            await recheckOthers(name).catch(ignored);
          },
        },
        initial: options.initial[name],
        error: errors[name]?.message,
        isRequired: options.rules[name]?.some((rule) => rule.seesEmpty) ?? false,
      };
    },
    set(name, value) {
      void control
        .use((books) => {
          const path = pathOf<V>(name);
          const isWatched = isSubmitted || books.getFieldState(path).invalid;
          // A value that came puts things right at once; one that was taken away is no mistake of the visitor's.
          books.setValue(path, value as never, { shouldValidate: isWatched && Boolean(value) });
        })
        .catch(ignored);
    },
    clear(name) {
      void control.use((books) => books.resetField(pathOf<V>(name), { defaultValue: '' as never })).catch(ignored);
    },
    value<Name extends NameIn<V>>(name: Name): V[Name] {
      const value: unknown = control.now()?.getValues(pathOf<V>(name)) ?? control.typed(name);
      return (value ?? options.initial[name]) as V[Name];
    },
    leave(name) {
      void control
        .use((books) => {
          const path = pathOf<V>(name);
          books.setValue(path, books.getValues(path), { shouldTouch: true, shouldValidate: true });
        })
        .catch(ignored);
    },
    fail(name, message) {
      void say(name, 'caller', message).catch(ignored);
    },
    check(name) {
      return control
        .use(async (books) => {
          const isRight = await books.trigger(pathOf<V>(name), { shouldFocus: true });
          return isRight ? complete(books.getValues())[name] : null;
        })
        .catch(notFetched);
    },
    onSubmit(event) {
      event.preventDefault();
      // A CMS may have put a form of its own around us (A2).
      event.stopPropagation();
      if (isUnderWay.current || waitSeconds > 0) return;
      isUnderWay.current = true;
      // Nothing else shows that the press was heard while the bookkeeping is on its way.
      if (!control.now()) setBusy(true);
      void control
        .use((books) => {
          setBusy(false);
          return books.handleSubmit((values) => send(values as Partial<V>))();
        })
        .catch((error: unknown) => {
          setBusy(false);
          notFetched(error);
        })
        .then(() => {
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
