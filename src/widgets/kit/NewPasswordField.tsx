import { useState } from 'react';
import { asTyped } from '../../validation/normalise';
import { isPassword, passwordHints } from '../../validation/password';
import { PasswordField } from './PasswordField';
import { PasswordHints } from './PasswordHints';
import type { TextFieldProps } from './TextField';
import { useWords } from './useWords';
import { watched } from './watched';

type NewPasswordFieldProps = Pick<TextFieldProps, 'label' | 'input' | 'initial' | 'error' | 'isRequired'>;

/** A password to be chosen, with a list below it that says, as it is typed, what it still needs (P-19). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const say = useWords();
  const [typed, setTyped] = useState('');

  const missing = () => {
    const unmet = passwordHints.filter((hint) => !hint.isMet(typed));
    const each = unmet.filter((hint) => hint.need === 'each').map((hint) => say(hint.message));
    const hasNeither = unmet.length - each.length === passwordHints.filter((hint) => hint.need === 'either').length;
    return hasNeither ? [...each, say('form.passwordNumberOrSymbol')] : each;
  };
  const progress = () => {
    if (typed === '') return null;
    if (isPassword.test(typed, {})) return say('form.passwordComplete');
    return say('form.passwordMissing', { list: missing().join(say('form.listComma')) });
  };

  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        clean={asTyped}
        hint={<PasswordHints password={typed} />}
        input={watched(props.input, setTyped)}
      />
      <p className="rw-hidden" aria-live="polite">
        {progress()}
      </p>
    </div>
  );
}
