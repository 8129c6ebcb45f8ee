import { isSmsCode } from '../../../src/validation/codes';
import { CodeField } from '../../../src/widgets/kit/CodeField';
import { Form } from '../../../src/widgets/kit/Form';
import { Submit } from '../../../src/widgets/kit/Submit';
import { useForm } from '../../../src/widgets/kit/useForm';

const initial = { pin: '' };
const rules = { pin: [isSmsCode] };

/** A form with the code of a text message. */
export function CodeForm() {
  const form = useForm({ initial, rules, group: 'PhoneNumber', submit: () => Promise.resolve() });
  return (
    <Form form={form}>
      <CodeField label="svcQuery.pin" {...form.field('pin')} />
      <Submit label="auth.signIn" form={form} />
    </Form>
  );
}
