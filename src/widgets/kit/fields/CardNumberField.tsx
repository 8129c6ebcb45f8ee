import { groupCardNumber } from '../../../i18n/cardNumber';
import { EchoField, type EchoFieldProps } from './EchoField';

const group = (number: string) => (number.length > 4 ? groupCardNumber(number) : undefined);

/** Renders a card number field, with the number in groups of four, as printed on the card (P-29). */
export function CardNumberField(props: Omit<EchoFieldProps, 'autoComplete' | 'group' | 'hint' | 'inputMode' | 'type'>) {
  return <EchoField {...props} autoComplete="off" inputMode="numeric" group={group} />;
}
