import { ADDRESS_MAX, CONTACT_NAME_MAX, POSTCODE_LENGTH } from '../../../validation/limits';
import { toDigits, toEmail } from '../../../validation/normalise';
import { MobileField } from '../../kit/fields/MobileField';
import { observeInput } from '../../kit/fields/observeInput';
import { RadioField } from '../../kit/fields/RadioField';
import { TextField } from '../../kit/fields/TextField';
import { useMessages } from '../../kit/hooks/useMessages';
import { type ApplicationBinding, contactFieldNames } from './application';

const deliveries = [
  { value: 'email', label: 'invoice.email' },
  { value: 'paper', label: 'invoice.paper' },
] as const;

/** Renders the contact fields of an invoice by e-mail (M-inv-30). */
function EmailFields({ form }: { form: ApplicationBinding }) {
  const t = useMessages();
  return (
    <>
      <TextField
        label="invoice.emailAddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        normalise={toEmail}
        hint={t('invoice.reminder.delivery')}
        {...form.field('email')}
      />
      <MobileField label="invoice.phone" {...form.field('phone')} />
    </>
  );
}

/** Renders the contact fields of an invoice on paper (M-inv-31 to M-inv-34). */
function PaperFields({ form }: { form: ApplicationBinding }) {
  const t = useMessages();
  return (
    <>
      <TextField
        label="invoice.contactName"
        autoComplete="shipping name"
        max={CONTACT_NAME_MAX}
        {...form.field('addressee')}
      />
      <TextField
        label="invoice.address"
        autoComplete="shipping street-address"
        max={ADDRESS_MAX}
        {...form.field('address')}
      />
      <TextField
        label="invoice.postcode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        normalise={toDigits}
        max={POSTCODE_LENGTH}
        {...form.field('postcode')}
      />
      <MobileField label="invoice.phone" hint={t('invoice.phoneHint')} {...form.field('phone')} />
    </>
  );
}

interface DeliveryFieldsProps {
  readonly form: ApplicationBinding;
  readonly isPaper: boolean;
  readonly onDeliveryChange: (delivery: string) => void;
}

/** Renders the choice of the delivery and its contact fields. A change of the delivery clears them (M-inv-21). */
export function DeliveryFields({ form, isPaper, onDeliveryChange }: DeliveryFieldsProps) {
  const { input, ...delivery } = form.field('delivery');
  return (
    <>
      <RadioField
        label="invoice.delivery"
        options={deliveries}
        {...delivery}
        input={observeInput(input, (chosen) => {
          onDeliveryChange(chosen);
          for (const name of contactFieldNames) form.clear(name);
        })}
      />
      {isPaper ? <PaperFields form={form} /> : <EmailFields form={form} />}
    </>
  );
}
