import { asTyped, userName } from '../../validation/normalise';
import { NewPasswordField } from '../kit/NewPasswordField';
import { PasswordField } from '../kit/PasswordField';
import { useWords } from '../kit/useWords';
import type { SignUpBinding } from './signUp';
import { UniqueField } from './UniqueField';

/** What the visitor will sign in with. */
export function AccountFields({ form, taken }: { form: SignUpBinding; taken: Set<string> }) {
  const say = useWords();
  return (
    <>
      <UniqueField
        label="register.username"
        autoComplete="username"
        clean={userName}
        about={say('register.usernameHint')}
        free="register.usernameFree"
        form={form}
        name="username"
        taken={taken}
        {...form.field('username')}
      />
      <NewPasswordField label="register.password" {...form.field('password')} />
      <PasswordField label="register.confirm" autoComplete="new-password" clean={asTyped} {...form.field('confirm')} />
    </>
  );
}
