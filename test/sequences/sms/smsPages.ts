import { act, fireEvent, screen } from '@testing-library/react';
import { texts } from '../../support/texts';
import {
  identifierField,
  openRecoveryPage,
  button as recoveryButton,
  sendCall as recoveryCall,
} from '../../widgets/forgot-password/openRecoveryPage';
import {
  mobileField,
  openValidationPage,
  sendCall as validationCall,
} from '../../widgets/phone-validate/openValidationPage';
import { calls, getField, openRegisterPage } from '../../widgets/register/openRegisterPage';
import { submitCard } from '../registrationVisitor';
import { type SubmitMethod, setValue, submitBy } from '../submit';

/** A page that sends codes as text messages. */
export interface SmsPage {
  /** The call that sends a code. */
  readonly call: typeof calls.send | typeof recoveryCall | typeof validationCall;
  /** Two mobile numbers to which the service sends codes. */
  readonly numbers: readonly [string, string];
  /** Opens the page, also again: as after a reload. */
  open(options: { readonly isReload: boolean }): Promise<unknown>;
  /** Enters a number and requests a code, as far as the page lets the visitor. */
  send(number: string, method: SubmitMethod): Promise<void>;
}

const sendButton = () => document.querySelector<HTMLElement>('.rw-send button');

const enter = (field: HTMLElement, number: string) => act(async () => void setValue(field, number));

/** Enter would submit the form around the button, which is not filled in. */
const clickSend = (method: SubmitMethod) => submitBy(method === 'Enter' ? 'click' : method, sendButton()!);

const registration: SmsPage = {
  call: calls.send,
  numbers: ['13900000001', '13900000002'],
  open: () => openRegisterPage(),
  async send(number, method) {
    if (!sendButton()) await submitCard();
    await enter(getField('cellPhone'), number);
    await clickSend(method);
  },
};

const isIdentifyStep = () => screen.queryByLabelText(texts.en['forgotPassword.identifier']!) !== null;

const recovery: SmsPage = {
  call: recoveryCall,
  numbers: ['13800000001', '13800000003'],
  open: ({ isReload }) => openRecoveryPage('en', '', { isReload }),
  async send(number, method) {
    // The page shows the number masked, such as 138****0001.
    const isOther = !document.body.textContent.includes(number.slice(-4));
    if (!isIdentifyStep() && isOther) await act(async () => void fireEvent.click(recoveryButton('startAgain')));
    if (!isIdentifyStep()) return clickSend(method);
    await enter(identifierField(), number);
    await submitBy(method, recoveryButton('next'));
  },
};

const validation: SmsPage = {
  call: validationCall,
  numbers: ['13800000003', '13800000001'],
  open: () => openValidationPage(),
  async send(number, method) {
    await enter(mobileField(), number);
    await clickSend(method);
  },
};

export const smsPages = { registration, recovery, validation } as const;
