import { ADDRESS_MAX, CONTACT_NAME_MAX, PHONE_LENGTH, POSTCODE_LENGTH } from '../../validation/limits';
import { digits, email, phone } from '../../validation/normalise';
import { RadioField } from '../kit/RadioField';
import { TextField } from '../kit/TextField';
import { useWords } from '../kit/useWords';
import { watched } from '../kit/watched';
import { type ApplicationBinding, contactNames } from './application';

const deliveries = [
  { value: 'email', label: 'invoice.email' },
  { value: 'paper', label: 'invoice.paper' },
] as const;

/** Where an e-mailed invoice goes (M-inv-30). */
function EmailFields({ form }: { form: ApplicationBinding }) {
  const say = useWords();
  return (
    <>
      <TextField
        label="invoice.emailAddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        clean={email}
        hint={say('invoice.reminder.delivery')}
        {...form.field('email')}
      />
      <TextField
        label="invoice.phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        clean={phone}
        max={PHONE_LENGTH}
        {...form.field('phone')}
      />
    </>
  );
}

/** Where a letter goes (M-inv-31 to M-inv-34). */
function LetterFields({ form }: { form: ApplicationBinding }) {
  const say = useWords();
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
        clean={digits}
        max={POSTCODE_LENGTH}
        {...form.field('postcode')}
      />
      <TextField
        label="invoice.phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        clean={digits}
        // One more than may be: a landline that is cut is another number, and the rule says so.
        max={PHONE_LENGTH + 1}
        hint={say('invoice.phoneHint')}
        {...form.field('phone')}
      />
    </>
  );
}

interface DeliveryFieldsProps {
  readonly form: ApplicationBinding;
  readonly isPaper: boolean;
  readonly onDelivery: (delivery: string) => void;
}

/** How the invoice is delivered, and where to: the other way takes what was typed for this one (M-inv-21). */
export function DeliveryFields({ form, isPaper, onDelivery }: DeliveryFieldsProps) {
  const { input, ...delivery } = form.field('delivery');
  return (
    <>
      <RadioField
        label="invoice.delivery"
        options={deliveries}
        {...delivery}
        input={watched(input, (chosen) => {
          onDelivery(chosen);
          for (const name of contactNames) form.clear(name);
        })}
      />
      {isPaper ? <LetterFields form={form} /> : <EmailFields form={form} />}
    </>
  );
}
