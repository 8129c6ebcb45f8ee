import { TITLE_MAX } from '../../../validation/limits';
import { observeInput } from '../../kit/fields/observeInput';
import { RadioField } from '../../kit/fields/RadioField';
import { TextField } from '../../kit/fields/TextField';
import { useMessages } from '../../kit/hooks/useMessages';
import type { ApplicationBinding } from './application';
import { TaxpayerIdField } from './TaxpayerIdField';

const buyers = [
  { value: 'individual', label: 'invoice.individual' },
  { value: 'enterprise', label: 'invoice.enterprise' },
] as const;

interface BuyerFieldsProps {
  readonly form: ApplicationBinding;
  readonly isCompany: boolean;
  readonly onBuyerChange: (buyer: string) => void;
}

/** Renders the fields of the buyer. The title stays when the buyer changes (M-inv-19, M-inv-20, H5). */
export function BuyerFields({ form, isCompany, onBuyerChange }: BuyerFieldsProps) {
  const t = useMessages();
  const { input, ...buyer } = form.field('buyer');
  return (
    <>
      <RadioField label="invoice.buyer" options={buyers} {...buyer} input={observeInput(input, onBuyerChange)} />
      <TextField
        label={isCompany ? 'invoice.companyName' : 'invoice.personTitle'}
        autoComplete={isCompany ? 'organization' : 'name'}
        max={TITLE_MAX}
        hint={isCompany ? null : t('invoice.personTitleHint')}
        {...form.field('title')}
      />
      {isCompany ? <TaxpayerIdField {...form.field('taxNo')} /> : null}
    </>
  );
}
