import { groupMobile } from '../../../i18n/mobile';
import { toPhone } from '../../../validation/contact';
import { PHONE_WITH_CODE_MAX } from '../../../validation/limits';
import { EchoField, type EchoFieldProps } from './EchoField';

type MobileFieldProps = Pick<EchoFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired'>;

/** Renders a field for a mobile number, with the number in groups of 3, 4 and 4 digits (P-29). */
export function MobileField(props: MobileFieldProps) {
  return (
    <EchoField
      {...props}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      normalise={toPhone}
      max={PHONE_WITH_CODE_MAX}
      group={groupMobile}
    />
  );
}
