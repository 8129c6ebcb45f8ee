import { request } from '../../../src/api/request';
import { isSVCCardPin } from '../../../src/validation/cardRules';
import { isEmail } from '../../../src/validation/contact';
import { isAgreementRequired } from '../../../src/validation/person';
import { isRequired, maxLength } from '../../../src/validation/text';
import { CheckField } from '../../../src/widgets/kit/CheckField';
import { Form } from '../../../src/widgets/kit/Form';
import { PasswordField } from '../../../src/widgets/kit/PasswordField';
import { Submit } from '../../../src/widgets/kit/Submit';
import { TextField } from '../../../src/widgets/kit/TextField';
import { useForm } from '../../../src/widgets/kit/useForm';

const initial = { user: '', pin: '', agreed: false };
const rules = {
  user: [isRequired, isEmail, maxLength(20)],
  pin: [isSVCCardPin],
  agreed: [isAgreementRequired],
};

/** The call that the form makes. */
export const sampleCall = 'POST /api/Customers/userAvailable';

/** A form with one field of each kind: one that must be there, one that may be empty, one to tick. */
export function SampleForm({ onDone }: { onDone?: () => void }) {
  const form = useForm({
    initial,
    rules,
    group: 'Login',
    refusals: { 10005: 'user' },
    submit: ({ user, pin }, signal) =>
      request({
        service: 'account',
        method: 'POST',
        path: '/api/Customers/userAvailable',
        body: { user, pin },
        answer: ({ done }) => done,
        signal,
      }),
    ...(onDone ? { onDone: () => onDone() } : {}),
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
