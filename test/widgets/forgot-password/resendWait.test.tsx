import { fireEvent, screen } from '@testing-library/react';
import { languages } from '../../support/page/languages';
import type { Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import {
  button,
  emailCall,
  identifierField,
  lastPin,
  openPinStep,
  openRecoveryPage,
  pinField,
  sendCall,
  submitIdentifier,
  submitPin,
  submitUsername,
  verifyCall,
} from './openRecoveryPage';

const number = '13800000001';
const otherNumber = '13800000002';
/** The mobile number of two accounts. */
const sharedNumber = '13800000006';

/** Expects that a button is disabled and that its description says for how long. */
function expectWaiting(waitingButton: HTMLElement, wait: string | RegExp): void {
  expect(waitingButton).toHaveAttribute('aria-disabled', 'true');
  expect(waitingButton).toHaveAccessibleDescription(wait);
}

const tooSoonMessage = (language: Language) => texts[language]['notice.PhoneNumber.40001']!;

/** Goes back from the PIN step and submits a mobile number in the first step. */
async function startAgain(page: Page, phoneNumber: string): Promise<void> {
  await page.visitor.click(button('startAgain'));
  await submitIdentifier(page, phoneNumber);
}

describe('the wait for another PIN, when the visitor starts again (M-fpw-09, E2)', () => {
  it('goes on for the same number, whose PIN still works', async () => {
    const page = await openPinStep();
    const code = lastPin();
    await passTime(20_000);
    for (const typed of [number, '+86 138 0000 0001']) {
      await startAgain(page, typed);
      expect(screen.getByRole('heading', { name: texts.en['forgotPassword.pinTitle']! })).toHaveFocus();
      expectWaiting(button('resend'), 'Resend in 40 s');
    }
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    expect(page.analytics).toHaveLength(2);
    await submitPin(page, code);
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('goes on in a widget that is inserted again', async () => {
    const page = await openPinStep();
    await page.removeMountPoint('forgot-password');
    await page.insertMountPoint('forgot-password');
    await submitIdentifier(page, number);
    expect(pinField()).toBeVisible();
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
  });

  it('ends after sixty seconds, and then another PIN is sent', async () => {
    const page = await openPinStep();
    await passTime(59_000);
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    await passTime(1000);
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
  });

  it('counts from the last PIN', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    await page.visitor.click(button('resend'));
    await settle();
    await passTime(30_000);
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
    expect(pinField()).toBeVisible();
  });

  it('does not apply to another number, as each number has its own', async () => {
    const page = await openPinStep();
    await startAgain(page, otherNumber);
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toEqual([
      { phoneNumber: number, template: 'password-en' },
      { phoneNumber: otherNumber, template: 'password-en' },
    ]);
    expect(pinField()).toHaveAccessibleDescription(expect.stringContaining('138****0001'));
  });

  it('applies to a shared number: the same username goes on, another one has to wait', async () => {
    const page = await openPinStep();
    await startAgain(page, sharedNumber);
    await submitUsername(page, 'twin.two');
    expect(bodiesSentTo(sendCall)).toHaveLength(3);
    await passTime(15_000);
    await startAgain(page, sharedNumber);
    await submitUsername(page, 'twin.one');
    expect(screen.getByRole('alert')).toHaveTextContent(tooSoonMessage('en'));
    expectWaiting(button('next'), 'Please wait 45 s');
    await submitUsername(page, 'twin.two');
    await submitPin(page, lastPin());
    expect(bodiesSentTo(sendCall)).toHaveLength(3);
    expect(bodiesSentTo(verifyCall)).toEqual([
      expect.objectContaining({ phoneNumber: sharedNumber, user: 'twin.two' }),
    ]);
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('counts a PIN as sent when the visitor left before the response', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    await startAgain(page, number);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
    expect(pinField()).toBeVisible();
  });

  it('starts when the visitor has the PIN although the response was lost', async () => {
    const page = await openRecoveryPage();
    services.faults.set({ call: sendCall, fault: 'reset-after', times: 1 });
    await submitIdentifier(page, number);
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    await settle();
    expectWaiting(button('resend'), 'Resend in 60 s');
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('does not start while the PIN of the number is locked: another can be sent (F4)', async () => {
    const page = await openPinStep();
    for (let attempt = 0; attempt < 5; attempt += 1) await submitPin(page, '0000');
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'reset-after', times: 1 });
    await startAgain(page, number);
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    await settle();
    expect(button('resend')).not.toHaveAttribute('aria-disabled', 'true');
    // The service itself refuses another one within a minute.
    await passTime(60_000);
    await page.visitor.click(button('resend'));
    await settle();
    expect(bodiesSentTo(sendCall)).toHaveLength(3);
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('starts for the PIN of a username whose response was lost, too', async () => {
    const page = await openRecoveryPage();
    await submitIdentifier(page, sharedNumber);
    services.faults.set({ call: sendCall, fault: 'reset-after', times: 1 });
    await submitUsername(page, 'twin.two');
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    await settle();
    expectWaiting(button('resend'), 'Resend in 60 s');
    await startAgain(page, sharedNumber);
    await submitUsername(page, 'twin.two');
    expect(pinField()).toBeVisible();
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
  });

  it('applies to a number whose PIN is used', async () => {
    const page = await openPinStep();
    await submitPin(page, lastPin());
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await submitIdentifier(page, number);
    expect(screen.getByRole('alert')).toHaveTextContent(tooSoonMessage('en'));
    expectWaiting(button('next'), 'Please wait 60 s');
    expect(bodiesSentTo(sendCall)).toHaveLength(1);

    await page.visitor.clear(identifierField());
    await submitIdentifier(page, otherNumber);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
    expect(pinField()).toBeVisible();
  });
});

describe.each(languages)('after a reload, in %s', (language) => {
  it.each([number, otherNumber])(
    'nothing is sent to %s until the wait is over, and a notice says so (E2)',
    async (submittedNumber) => {
      await openPinStep(language);
      await passTime(20_000);
      const page = await openRecoveryPage(language);
      await submitIdentifier(page, submittedNumber, language);
      expect(screen.getByRole('alert')).toHaveTextContent(tooSoonMessage(language));
      expect(identifierField(language)).toHaveValue(submittedNumber);
      expectWaiting(button('next', language), /40/);
      expect(bodiesSentTo(sendCall)).toHaveLength(1);
      expect(page.analytics.slice(2)).toEqual([]);
      expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(number);

      await passTime(40_000);
      await page.visitor.click(button('next', language));
      await settle();
      expect(bodiesSentTo(sendCall)).toHaveLength(2);
      expect(pinField(language)).toBeVisible();
    },
  );
});

it('the wait does not apply to a link by e-mail', async () => {
  await openPinStep();
  const page = await openRecoveryPage();
  await submitIdentifier(page, 'mei@example.test');
  expect(bodiesSentTo(emailCall)).toHaveLength(1);
});

it('a new PIN has new attempts, also when the visitor started again (F4)', async () => {
  const page = await openPinStep();
  const wrongPin = lastPin() === '5678' ? '8765' : '5678';
  for (let attempt = 1; attempt <= 5; attempt += 1) await submitPin(page, wrongPin);
  await startAgain(page, number);
  expect(pinField()).toHaveAttribute('readonly');
  await startAgain(page, otherNumber);
  expect(pinField()).not.toHaveAttribute('readonly');
});

it('the wrong PINs of each number count on when the visitor returns to it (F4)', async () => {
  const page = await openPinStep();
  const wrongPin = lastPin() === '5678' ? '8765' : '5678';
  for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, wrongPin);
  await startAgain(page, otherNumber);
  await submitPin(page, lastPin() === '5678' ? '8765' : '5678');
  expect(pinField()).not.toHaveAttribute('readonly');
  await startAgain(page, number);
  await submitPin(page, wrongPin);
  expect(pinField()).toHaveAttribute('readonly');
});
