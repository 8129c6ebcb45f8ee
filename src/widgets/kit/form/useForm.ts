import { useRef, useState } from 'react';
import { focusedBeside, isFocusElsewhere } from '../../../api/browser/focus';
import { ApiError, isSignedOutError, isTechnicalFailure } from '../../../api/http/ApiError';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { getOwn } from '../../../lib/getOwn';
import { noticeForError } from '../../../notifications/errorNotice';
import { validate } from '../../../validation/validate';
import { useLatest } from '../hooks/useLatest';
import { useNoticeLoader } from '../hooks/useNoticeId';
import { useUnmountSignal } from '../hooks/useUnmountSignal';
import type { FieldBinding, FieldIssue, FieldName, FormBinding, FormOptions, FormValues } from './types';
import { useFormNotice } from './useFormNotice';
import { pathOf, useFormState } from './useFormState';
import { useFormWait } from './useFormWait';
import { usePointerPress } from './usePointerPress';
import { useSubmitLock } from './useSubmitLock';
import { validateAfterChange } from './validateAfterChange';
import { withDefaults } from './withDefaults';
import { withFieldName } from './withFieldName';

/**
 * Returns the state and the handlers of a form. A field is validated on blur, then on every change. A submit with
 * invalid fields focuses the first one. One request runs at a time. A service error is shown at its field or as the
 * form's notice, and the typed values stay (M-val-01 to M-val-03). React Hook Form keeps the form state.
 *
 * The fields are uncontrolled and have no default values, so that values typed into prerendered markup stay.
 */
export function useForm<V extends FormValues, Result>(options: FormOptions<V, Result>): FormBinding<V> {
  const latest = useLatest(options);
  const pointerPress = usePointerPress();
  const loadNotice = useNoticeLoader();
  const getSignal = useUnmountSignal();
  const { isLocked, unlockAfterRender } = useSubmitLock();
  /** Any element of the form. */
  const anyElement = useRef<Element | null>(null);
  /** The last edit since the last submit, and the element that had the focus. */
  const lastEdit = useRef<{ readonly name: string; readonly focused: Element | null } | null>(null);
  /** How often each field was cleared. Such a field starts empty from now on, whatever the form has started with. */
  const clears = useRef(new Map<string, number>());
  const notice = useFormNotice();
  const [isBusy, setBusy] = useState(false);
  const { wait, ...serviceWait } = useFormWait(options.keepsWait);

  const withInitial = (values: Partial<V>) => withDefaults(values, options.initial);
  const state = useFormState<V>((values) => validate(withInitial(values), options.rules));
  const { submitCount, isSubmitted } = state;
  const errors = state.errors as Readonly<Record<string, FieldIssue | undefined>>;

  const readValue = <Name extends FieldName<V>>(name: Name) =>
    (state.getValues(pathOf<V>(name)) ?? options.initial[name]) as V[Name];

  /** A visitor who has gone on to another part of the page, or types into another field meanwhile, stays there. */
  const mayFocus = (name: FieldName<V>) =>
    !isFocusElsewhere(anyElement.current) &&
    (lastEdit.current?.name === name || lastEdit.current?.focused !== focusedBeside(anyElement.current));

  const showFieldError = (name: FieldName<V>, type: FieldIssue['type'], message: PlainMessageId) =>
    state.setError(pathOf<V>(name), { type, message }, { shouldFocus: mayFocus(name) });

  const focusFirst = (names: readonly string[]) => {
    const first = Object.keys(options.initial).find((name) => names.includes(name));
    if (first) state.setFocus(pathOf<V>(first));
  };

  const isChanged = (name: FieldName<V>, values: V) => readValue(name) !== values[name];

  /** Returns true when the visitor has changed what the request was about. */
  const isOutdated = (values: V) => latest.current.about?.some((name) => isChanged(name, values)) ?? false;

  const showError = (error: unknown, values: V, signal: AbortSignal) => {
    const { fieldOfCode = {}, onError, group } = latest.current;
    const apiError = error instanceof ApiError ? error : new ApiError('malformed');
    serviceWait.start(apiError, values);
    const reaction = onError?.(apiError, values) ?? 'usual';
    if (reaction === 'nothing' || apiError.kind === 'aborted') return;
    const isUsual = reaction === 'usual';
    const usualGroup = typeof group === 'function' ? group(apiError) : group;
    const message = isUsual ? noticeForError(usualGroup, apiError) : reaction;
    const named = isUsual ? (getOwn(fieldOfCode, apiError.code ?? '') as FieldName<V> | undefined) : undefined;
    // The error is not about what the visitor types meanwhile.
    const field = named && !isChanged(named, values) ? named : undefined;
    const endsOnEdit = !isTechnicalFailure(apiError) && !isSignedOutError(apiError);
    // The edit that ends such a notice was made during the request.
    if (endsOnEdit && isOutdated(values)) return;
    notice.show(message, { isAtField: field !== undefined, endsOnEdit });
    if (!field) return;
    void loadNotice(message.id).then((id) => {
      if (!signal.aborted && !isChanged(field, values)) showFieldError(field, 'service', id);
    });
  };

  const send = async (values: V) => {
    const signal = getSignal();
    notice.clear();
    setBusy(true);
    let result: Result;
    try {
      result = await latest.current.submit(values, signal);
      if (isOutdated(values)) throw new ApiError('aborted');
    } catch (error) {
      if (!signal.aborted) showError(error, values, signal);
      return;
    } finally {
      setBusy(false);
      unlockAfterRender();
    }
    if (!signal.aborted) latest.current.onDone?.(result, values);
  };

  return {
    name: Object.keys(options.initial).join(),
    field<Name extends FieldName<V>>(name: Name): FieldBinding<V[Name]> {
      const path = pathOf<V>(name);
      const { ref, onBlur, onChange } = state.register(path);
      return {
        input: {
          name,
          ref(control) {
            if (control instanceof Element) anyElement.current = control;
            ref(control);
          },
          async onBlur(event) {
            const clearsBefore = clears.current.get(name);
            const press = pointerPress();
            if (press) await press;
            // The click has cleared the field: it is untouched again.
            if (clears.current.get(name) !== clearsBefore) return;
            // An error that no rule has found stays until the value changes; the validation would clear it.
            if ((state.getFieldState(path).error?.type ?? 'rule') === 'rule') await onBlur(withFieldName(event, name));
          },
          async onChange(event) {
            lastEdit.current = { name, focused: focusedBeside(anyElement.current) };
            // A checkbox corrects nothing that a service has refused.
            if (event.target.type !== 'checkbox') notice.onEdit();
            await onChange(withFieldName(event, name));
            if (serviceWait.onEdit(withInitial(state.getValues()))) notice.clear();
            await validateAfterChange(state, latest.current.rules, name);
          },
        },
        initial: clears.current.has(name) ? ('' as V[Name]) : options.initial[name],
        error: errors[name]?.message,
        isRequired: options.rules[name]?.some((rule) => rule.runsOnEmpty) ?? false,
      };
    },
    set(name, value, isCorrection = true) {
      const path = pathOf<V>(name);
      const mayHaveError = isSubmitted || state.getFieldState(path).invalid;
      // A new value clears the error at once. An emptied field is not the visitor's mistake, so it gets no error.
      state.setValue(path, value as never, { shouldValidate: mayHaveError && Boolean(value) });
      if (value && isCorrection) notice.onEdit();
    },
    clear(name) {
      clears.current.set(name, (clears.current.get(name) ?? 0) + 1);
      state.resetField(pathOf<V>(name), { defaultValue: '' as never });
    },
    value: readValue,
    focus(name) {
      state.setFocus(pathOf<V>(name));
    },
    touch(name) {
      const path = pathOf<V>(name);
      // `setValue` would write the form's value into the input, over the text that an input method composes (P-28). The
      // blur marks the field as touched, but validates nothing after a submit.
      void state.register(path).onBlur({ target: { name: path, value: readValue(name) }, type: 'blur' });
      void state.trigger(path);
    },
    setError: (name, message) => showFieldError(name, 'caller', message),
    async validateField(name) {
      const isValid = await state.trigger(pathOf<V>(name), { shouldFocus: mayFocus(name) });
      return isValid ? withInitial(state.getValues())[name] : null;
    },
    notice,
    onSubmit(event) {
      event.preventDefault();
      // The CMS may wrap the mount point in a form of its own (A2).
      event.stopPropagation();
      if (isLocked.current || wait) return;
      isLocked.current = true;
      lastEdit.current = null;
      const refused = Object.entries(errors).filter(([, error]) => error && error.type !== 'rule');
      const submit = state.handleSubmit(
        (values) => send(withInitial(values as Partial<V>)),
        (invalid) => {
          isLocked.current = false;
          // Nothing is sent, so what a service has refused stays.
          for (const [name, error] of refused) if (!(name in invalid)) state.setError(pathOf<V>(name), error!);
          focusFirst(Object.keys({ ...invalid, ...Object.fromEntries(refused) }));
        },
      );
      void submit().catch((error: unknown) => {
        isLocked.current = false;
        throw error;
      });
    },
    isBusy,
    wait,
    errorCount: submitCount > 0 ? Object.keys(errors).length : 0,
  };
}
