import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form';
import { inTime } from '../../api/inTime';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { FormValues, NameIn } from './formBinding';

type Library = Pick<typeof import('react-hook-form'), 'createFormControl'>;

/** Milliseconds in which it is to be there: as long as a submit may take (contract 5). */
const deadline = 20_000;

let library: Promise<Library> | undefined;

/**
 * Fetches the bookkeeping of forms, which nobody needs in order to see and type. Rejects with an `unsent` ApiError when it
 * does not come, or not in time; then it may be tried again.
 */
export function loadFormLibrary(): Promise<Library> {
  library ??= inTime(
    import(/* webpackChunkName: "form-control", webpackExports: ["createFormControl"] */ 'react-hook-form'),
    deadline,
  ).catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** What is wrong with a field; `rule` and `service` go with a change, what a caller said stays until it is put right. */
export interface Problem {
  readonly type: 'rule' | 'service' | 'caller';
  readonly message: PlainMessageId;
}

/** What a form knows of itself. */
export interface FormState {
  readonly errors: Readonly<Record<string, Problem | undefined>>;
  readonly submitCount: number;
  readonly isSubmitted: boolean;
}

export const stateAtFirst: FormState = { errors: {}, submitCount: 0, isSubmitted: false };

/** Starts the bookkeeping of a form; `problemsIn` says which message belongs to which field. */
export function createControl<V extends FormValues>(
  { createFormControl }: Library,
  problemsIn: (values: Partial<V>) => Partial<Record<string, PlainMessageId>>,
  onState: (state: FormState) => void,
) {
  const resolver: Resolver<V> = async (values) => {
    const problems = Object.entries(problemsIn(values));
    if (problems.length === 0) return { values, errors: {} };
    const wrong = problems.map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<V> };
  };
  const control = createFormControl<V>({ mode: 'onTouched', resolver });
  control.subscribe({
    formState: { errors: true, submitCount: true, isSubmitted: true },
    callback: ({ errors, submitCount = 0, isSubmitted = false }) => {
      onState({ errors: { ...errors } as unknown as FormState['errors'], submitCount, isSubmitted });
    },
  });
  return control;
}

export type FormControl<V extends FormValues> = ReturnType<typeof createControl<V>>;
/** The name of a field as the library types it. */
export const pathOf = <V extends FormValues>(name: NameIn<V>) => name as unknown as FieldPath<V>;
