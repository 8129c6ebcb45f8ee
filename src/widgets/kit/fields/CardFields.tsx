import type { ComponentProps } from 'react';
import { groupCardNumber } from '../../../i18n/cardNumber';
import { toDigits } from '../../../validation/normalise';
import { EchoField, type EchoFieldProps } from './EchoField';
import { PasswordField } from './PasswordField';

const group = (number: string) => (number.length > 4 ? groupCardNumber(number) : undefined);

/** Renders a card number field, with the number in groups of four, as printed on the card (P-29). */
export function CardNumberField(props: Omit<EchoFieldProps, 'autoComplete' | 'group' | 'hint' | 'inputMode' | 'type'>) {
  return <EchoField {...props} autoComplete="off" inputMode="numeric" group={group} />;
}

/**
 * Renders a field for the PIN of a card. Browsers ignore `off` on a password field: they would fill in the password of
 * the site, and offer to save the PIN as one. By the standard, they do neither for a code that is used once.
 */
export function CardPinField(
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'inputMode' | 'normalise'>,
) {
  return <PasswordField {...props} autoComplete="one-time-code" inputMode="numeric" normalise={toDigits} />;
}
