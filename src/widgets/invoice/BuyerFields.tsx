import { TITLE_MAX } from '../../validation/limits';
import { RadioField } from '../kit/RadioField';
import { TextField } from '../kit/TextField';
import { useWords } from '../kit/useWords';
import { watched } from '../kit/watched';
import type { ApplicationBinding } from './application';
import { TaxpayerIdField } from './TaxpayerIdField';

const buyers = [
  { value: 'individual', label: 'invoice.individual' },
  { value: 'enterprise', label: 'invoice.enterprise' },
] as const;

interface BuyerFieldsProps {
  readonly form: ApplicationBinding;
  readonly isCompany: boolean;
  readonly onBuyer: (buyer: string) => void;
}

/** Whom the invoice is for: what was typed as its title stays when that changes (M-inv-19, M-inv-20, H5). */
export function BuyerFields({ form, isCompany, onBuyer }: BuyerFieldsProps) {
  const say = useWords();
  const { input, ...buyer } = form.field('buyer');
  return (
    <>
      <RadioField label="invoice.buyer" options={buyers} {...buyer} input={watched(input, onBuyer)} />
      <TextField
        label={isCompany ? 'invoice.companyName' : 'invoice.personTitle'}
        autoComplete={isCompany ? 'organization' : 'name'}
        max={TITLE_MAX}
        hint={isCompany ? null : say('invoice.personTitleHint')}
        {...form.field('title')}
      />
      {isCompany ? <TaxpayerIdField {...form.field('taxNo')} /> : null}
    </>
  );
}
