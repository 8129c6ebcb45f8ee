import type { PlainMessageId } from '../../i18n/messageValues';
import { TextField, type TextFieldProps } from '../kit/TextField';
import { useWords } from '../kit/useWords';
import { watched } from '../kit/watched';
import type { SignUpBinding } from './signUp';
import { useAvailability } from './useAvailability';

interface UniqueFieldProps extends Omit<TextFieldProps, 'hint' | 'end'> {
  readonly form: SignUpBinding;
  readonly name: 'username' | 'email';
  readonly clean: (text: string) => string;
  readonly about: string;
  /** What to say when nobody has it. */
  readonly free: PlainMessageId;
  readonly taken: Set<string>;
}

/** A name that nobody else may have: the service is asked as it is typed, and its answer told (M-reg-13, M-reg-18). */
export function UniqueField({ form, name, about, free, taken, ...field }: UniqueFieldProps) {
  const say = useWords();
  const { input, clean } = field;
  const { isFree, ask } = useAvailability(form, name, taken);
  return (
    <TextField
      {...field}
      hint={
        <>
          {about}
          <span className="rw-register-free" aria-live="polite">
            {isFree ? say(free) : null}
          </span>
        </>
      }
      input={watched(input, (text) => ask(clean(text)))}
    />
  );
}
