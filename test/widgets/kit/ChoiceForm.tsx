import { useState } from 'react';
import { isRequired } from '../../../src/validation/text';
import { Form } from '../../../src/widgets/kit/Form';
import { RadioField } from '../../../src/widgets/kit/RadioField';
import { Submit } from '../../../src/widgets/kit/Submit';
import { useForm } from '../../../src/widgets/kit/useForm';

const initial = { delivery: 'email' };
const rules = { delivery: [isRequired] };
const ways = [
  { value: 'email', label: 'invoice.email' },
  { value: 'paper', label: 'invoice.paper' },
] as const;

/** A form with radio buttons, which says what it would send. */
export function ChoiceForm() {
  const [sent, setSent] = useState('');
  const form = useForm({
    initial,
    rules,
    group: 'Login',
    submit: async ({ delivery }) => delivery,
    onDone: setSent,
  });
  return (
    <Form form={form}>
      <RadioField label="invoice.delivery" options={ways} {...form.field('delivery')} />
      <Submit label="auth.signIn" form={form} />
      <p>sent: {sent}</p>
    </Form>
  );
}
