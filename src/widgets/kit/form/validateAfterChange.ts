import { findRepeatingFields, type Rules } from '../../../validation/validate';
import type { FieldIssue, FieldName, FormValues } from './types';
import { type FormState, pathOf } from './useFormState';

/**
 * Validates what else a change can affect: other invalid fields, filled fields that repeat this one, and an invalid
 * field that the visitor has not left yet, which React Hook Form leaves out. `state` is from before the change.
 */
export async function validateAfterChange<V extends FormValues>(
  state: FormState<V>,
  rules: Rules<V>,
  name: FieldName<V>,
): Promise<void> {
  const errors = state.errors as Readonly<Record<string, FieldIssue | undefined>>;
  const withError = Object.keys(errors).filter((other) => other !== name && errors[other]?.type === 'rule');
  // The change may have cleared some of those fields already.
  const others = (withError as FieldName<V>[]).map(pathOf<V>).filter((other) => state.getFieldState(other).invalid);
  const repeats = (findRepeatingFields(rules, name) as FieldName<V>[]).map(pathOf<V>);
  others.push(...repeats.filter((other) => state.getFieldState(other).isTouched && state.getValues(other)));
  if (errors[name] && !state.getFieldState(pathOf<V>(name)).isTouched) others.push(pathOf<V>(name));
  if (others.length > 0) await state.trigger(others);
}
