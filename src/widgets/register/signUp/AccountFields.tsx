import { toUserName } from '../../../validation/normalise';
import { NewPasswordField } from '../../kit/fields/NewPasswordField';
import { PasswordField } from '../../kit/fields/PasswordField';
import { useMessages } from '../../kit/hooks/useMessages';
import type { SignUpBinding } from './signUpValues';
import { UniqueField } from './UniqueField';

/** Renders the fields that the visitor will sign in with. */
export function AccountFields({ form, takenValues }: { form: SignUpBinding; takenValues: Set<string> }) {
  const t = useMessages();
  return (
    <>
      <UniqueField
        label="register.username"
        autoComplete="username"
        normalise={toUserName}
        description={t('register.usernameHint')}
        availableMessage="register.usernameFree"
        form={form}
        name="username"
        takenValues={takenValues}
        {...form.field('username')}
      />
      <NewPasswordField label="register.password" {...form.field('password')} />
      <PasswordField label="register.confirm" autoComplete="new-password" {...form.field('confirm')} />
    </>
  );
}
