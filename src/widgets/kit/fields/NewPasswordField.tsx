import { useState } from 'react';
import { isPassword, passwordHints } from '../../../validation/password';
import { useMessages } from '../hooks/useMessages';
import { observeInput } from './observeInput';
import { PasswordField } from './PasswordField';
import { PasswordHints } from './PasswordHints';
import type { TextFieldProps } from './TextField';

type NewPasswordFieldProps = Pick<TextFieldProps, 'label' | 'input' | 'initial' | 'error' | 'isRequired'>;

/** Renders a field for a new password, with a list of its requirements that updates with each change (P-19). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useMessages();
  const [typed, setTyped] = useState('');

  const listMissing = () => {
    const unmet = passwordHints.filter((hint) => !hint.isMet(typed));
    const each = unmet.filter((hint) => hint.need === 'each').map((hint) => t(hint.message));
    const hasNeither = unmet.length - each.length === passwordHints.filter((hint) => hint.need === 'either').length;
    return hasNeither ? [...each, t('form.passwordNumberOrSymbol')] : each;
  };
  const progress = () => {
    if (typed === '') return null;
    if (isPassword.test(typed, {})) return t('form.passwordComplete');
    return t('form.passwordMissing', { list: listMissing().join(t('form.listComma')) });
  };

  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={<PasswordHints password={typed} />}
        input={observeInput(props.input, setTyped)}
      />
      <p className="rw-hidden" aria-live="polite">
        {progress()}
      </p>
    </div>
  );
}
