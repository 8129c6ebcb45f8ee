import { request } from '../../../../src/api/http/request';
import { objectSchema } from '../../../../src/api/http/schema';
import { isSVCCardPin } from '../../../../src/validation/cardRules';
import { isEmail } from '../../../../src/validation/contact';
import { maxLength } from '../../../../src/validation/maxLength';
import { isAgreementRequired } from '../../../../src/validation/person';
import { isRequired } from '../../../../src/validation/text';
import { CheckField } from '../../../../src/widgets/kit/fields/CheckField';
import { PasswordField } from '../../../../src/widgets/kit/fields/PasswordField';
import { TextField } from '../../../../src/widgets/kit/fields/TextField';
import { Form } from '../../../../src/widgets/kit/form/Form';
import { Submit } from '../../../../src/widgets/kit/form/Submit';
import { useForm } from '../../../../src/widgets/kit/form/useForm';

const initial = { user: '', pin: '', agreed: false };
const rules = {
  user: [isRequired, isEmail, maxLength(20)],
  pin: [isSVCCardPin],
  agreed: [isAgreementRequired],
};

/** The method and path of the request that the form sends. */
export const sampleCall = 'POST /api/Customers/userAvailable';

/** A form with three kinds of field: required, optional, and a checkbox. */
export function SampleForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial,
    rules,
    group: 'Login',
    fieldOfCode: { 10005: 'user' },
    submit: ({ user, pin }, signal) =>
      request({
        service: 'account',
        method: 'POST',
        path: '/api/Customers/userAvailable',
        body: { user, pin },
        response: objectSchema({}),
        signal,
      }),
    onDone: () => onDone(),
  });
  return (
    <Form form={form}>
      <TextField label="auth.username" autoComplete="username" {...form.field('user')} />
      <PasswordField label="svcQuery.pin" autoComplete="off" {...form.field('pin')} />
      <CheckField label="Agreed" {...form.field('agreed')} />
      <Submit label="auth.signIn" form={form} />
    </Form>
  );
}
