import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '../support/page/settle';
import { services } from '../support/page/stubServices';
import { texts } from '../support/texts';
import { openSignInPage, passwordField, usernameField } from '../widgets/auth/openSignInPage';
import { button, calls, getField, openRegisterPage, textOf, validValues } from '../widgets/register/openRegisterPage';
import { type Fate, letLateRequestsArrive, sendWithFate } from './fates';
import { sendInOtherTab } from './otherTab';
import { type SubmitMethod, setValue, submitBy } from './submit';

/**
 * A visitor who registers a rewards card. A careful one does what the page says while an account is unconfirmed: signs in
 * first, and submits again only where that fails.
 */
export interface RegistrationVisitor {
  /** Opens the page, also again: as after a reload. */
  open(): Promise<void>;
  /** Fills in the form that is shown, and submits it; the request that creates the account has this fate. */
  submit(method: SubmitMethod, fate: Fate): Promise<void>;
  /** Registers with the same data in another tab. */
  submitElsewhere(fate: Fate): Promise<void>;
  /** Returns true when the page says that the account was created. */
  isCreated(): boolean;
  /** Returns true when the page says that the card or the username is in use. */
  isInUse(): boolean;
  /** Returns true when a careful visitor knows that the account exists, and has no reason to go on. */
  knowsAccount(): boolean;
  /** Opens the sign-in page and returns true when the new account can sign in. */
  canSignIn(): Promise<boolean>;
}

const isShown = (text: string) => screen.queryAllByText(text).length > 0;
const isCardStep = () => isShown(textOf('cardTitle'));

/** Submits a card that can be registered. */
export async function submitCard(): Promise<void> {
  await act(async () => {
    setValue(getField('cardNumber'), '6200000000000001');
    setValue(getField('pin'), '12345678');
  });
  await submitBy('click', button('next'));
}

async function fillSignUpForm(): Promise<void> {
  await act(async () => {
    for (const [id, value] of Object.entries(validValues)) setValue(getField(id), value);
    fireEvent.click(getField('male'));
    if (!(getField('agreed') as HTMLInputElement).checked) fireEvent.click(getField('agreed'));
  });
  for (const [id, value] of [
    ['year', '1990'],
    ['month', '07'],
    ['day', '05'],
  ] as const)
    await act(async () => void setValue(getField(id), value));
}

const isCreated = () => isShown(texts.en['notice.Register.200']!);
const isUnconfirmed = () => isShown(textOf('unconfirmed')) || isShown(textOf('mayExist'));
const canSignInElsewhere = () => services.model.members.has(validValues.username);

export function createRegistrationVisitor(isCareful: boolean): RegistrationVisitor {
  let knowsAccount = false;
  return {
    async open() {
      knowsAccount ||= isCareful && isCreated();
      await openRegisterPage();
    },
    async submit(method, fate) {
      knowsAccount ||= isCareful && isCreated();
      if (knowsAccount) return;
      if (isCardStep()) await submitCard();
      // The page may refuse the card, or be done.
      if (!isShown(textOf('formTitle'))) return;
      await fillSignUpForm();
      if (isCareful && isUnconfirmed()) {
        await letLateRequestsArrive();
        knowsAccount = canSignInElsewhere();
        if (knowsAccount) return;
      }
      await sendWithFate(calls.create, fate, () => submitBy(method, button('submit')));
    },
    async submitElsewhere(fate) {
      const { code, confirm: _confirm, username, ...values } = validValues;
      const registration = {
        ...values,
        userName: username,
        cellPhoneValidFlag: code,
        gender: 'Male',
        birthday: '07/05/1990',
        optOut: 1,
        language: 'ENU',
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      } as const;
      const expectAccount = () => expect(canSignInElsewhere()).toBe(true);
      await sendWithFate(calls.create, fate, () =>
        sendInOtherTab((tab) => tab.createAccount(registration), expectAccount),
      );
    },
    isCreated,
    isInUse: () => isShown(texts.en['notice.Register.106']!) || isShown(texts.en['rule.usernameTaken']!),
    knowsAccount: () => knowsAccount,
    async canSignIn() {
      await openSignInPage();
      await act(async () => {
        setValue(usernameField(), validValues.username);
        setValue(passwordField(), validValues.password);
      });
      await act(async () => usernameField().closest('form')?.requestSubmit());
      await settle();
      return [...services.model.sessions.values()].some(({ userName }) => userName === validValues.username);
    },
  };
}
