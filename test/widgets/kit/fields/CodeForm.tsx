import { isSmsCode } from '../../../../src/validation/codes';
import { CodeField } from '../../../../src/widgets/kit/fields/CodeField';
import { Form } from '../../../../src/widgets/kit/form/Form';
import { Submit } from '../../../../src/widgets/kit/form/Submit';
import { useForm } from '../../../../src/widgets/kit/form/useForm';

const initial = { pin: '' };
const rules = { pin: [isSmsCode] };

/** A form with a `CodeField`. */
export function CodeForm() {
  const form = useForm({ initial, rules, group: 'PhoneNumber', submit: () => Promise.resolve() });
  return (
    <Form form={form}>
      <CodeField label="svcQuery.pin" {...form.field('pin')} />
      <Submit label="auth.signIn" form={form} />
    </Form>
  );
}
