import { fireEvent, screen } from '@testing-library/react';
import { bodiesOf, type Page, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  emailCall,
  enterPin,
  identifier,
  identify,
  type Language,
  openPinStep,
  openRecovery,
  pin,
  sendCall,
  sentPin,
  username,
  verifyCall,
} from './visit';

const mine = '13800000001';
const another = '13800000002';
/** A number that two accounts have. */
const shared = '13800000006';

/** A button that keeps its name and is shut; what stands beside it says until when. */
function expectShut(shut: HTMLElement, until: string | RegExp): void {
  expect(shut).toHaveAttribute('aria-disabled', 'true');
  expect(shut).toHaveAccessibleDescription(until);
}

const tooOften = (language: Language) => texts[language]['notice.PhoneNumber.40001']!;

async function again(page: Page, as: string): Promise<void> {
  await page.visitor.click(button('other'));
  await identify(page, as);
}

async function name({ visitor }: Page, user: string): Promise<void> {
  await visitor.clear(username());
  await visitor.type(username(), user);
  await visitor.click(button('next'));
  await settle();
}

describe('the wait for another PIN holds on the way through the start too (M-fpw-09, E2)', () => {
  it('the same number leads to the PIN that was sent, whose wait goes on', async () => {
    const page = await openPinStep();
    const code = sentPin();
    await passTime(20_000);
    for (const typed of [mine, '+86 138 0000 0001']) {
      await again(page, typed);
      expect(pin()).toHaveFocus();
      expectShut(button('resend'), 'Resend in 40 s');
    }
    expect(bodiesOf(sendCall)).toHaveLength(1);
    expect(page.analytics).toHaveLength(2);
    await enterPin(page, code);
    expect(page.sentTo).toHaveLength(1);
  });

  it('also in a widget that is placed anew', async () => {
    const page = await openPinStep();
    await page.remove('forgot-password');
    await page.place('forgot-password');
    await identify(page, mine);
    expect(pin()).toBeVisible();
    expect(bodiesOf(sendCall)).toHaveLength(1);
  });

  it('after it, one is sent', async () => {
    const page = await openPinStep();
    await passTime(59_000);
    await again(page, mine);
    expect(bodiesOf(sendCall)).toHaveLength(1);
    await passTime(1000);
    await again(page, mine);
    expect(bodiesOf(sendCall)).toHaveLength(2);
    await again(page, mine);
    expect(bodiesOf(sendCall)).toHaveLength(2);
  });

  it('counts from the last one that was sent', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    await page.visitor.click(button('resend'));
    await settle();
    await passTime(30_000);
    await again(page, mine);
    expect(bodiesOf(sendCall)).toHaveLength(2);
    expect(pin()).toBeVisible();
  });

  it('another number may be sent to, and each has its own wait', async () => {
    const page = await openPinStep();
    await again(page, another);
    await again(page, mine);
    expect(bodiesOf(sendCall)).toEqual([
      { phoneNumber: mine, template: 'password-en' },
      { phoneNumber: another, template: 'password-en' },
    ]);
    expect(pin()).toHaveAccessibleDescription(expect.stringContaining('138****0001'));
  });

  it('a number of two accounts asks for the name again: the same leads on, the other has to wait', async () => {
    const page = await openPinStep();
    await again(page, shared);
    await name(page, 'twin.two');
    expect(bodiesOf(sendCall)).toHaveLength(3);
    await passTime(15_000);
    await again(page, shared);
    await name(page, 'twin.one');
    expect(screen.getByRole('alert')).toHaveTextContent(tooOften('en'));
    expectShut(button('next'), 'Please wait 45 s');
    await again(page, shared);
    await name(page, 'twin.two');
    await enterPin(page, sentPin());
    expect(bodiesOf(sendCall)).toHaveLength(3);
    expect(bodiesOf(verifyCall)).toEqual([expect.objectContaining({ phoneNumber: shared, user: 'twin.two' })]);
    expect(page.sentTo).toHaveLength(1);
  });

  it('a PIN whose sending was left counts as sent', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    await again(page, mine);
    expect(bodiesOf(sendCall)).toHaveLength(2);
    expect(pin()).toBeVisible();
  });

  it('a PIN that is spent leads nowhere: the wait has to pass', async () => {
    const page = await openPinStep();
    await enterPin(page, sentPin());
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await identify(page, mine);
    expect(screen.getByRole('alert')).toHaveTextContent(tooOften('en'));
    expectShut(button('next'), 'Please wait 60 s');
    expect(bodiesOf(sendCall)).toHaveLength(1);
  });
});

describe.each<Language>(['en', 'zh'])('after a reload, in %s', (language) => {
  it.each([mine, another])('nothing is sent to %s until the wait is over, and the visitor is told', async (number) => {
    await openPinStep(language);
    await passTime(20_000);
    const page = await openRecovery(language);
    await identify(page, number, language);
    expect(screen.getByRole('alert')).toHaveTextContent(tooOften(language));
    expect(identifier(language)).toHaveValue(number);
    expectShut(button('next', language), /40/);
    expect(bodiesOf(sendCall)).toHaveLength(1);
    expect(page.analytics.slice(2)).toEqual([]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(mine);

    await passTime(40_000);
    await page.visitor.click(button('next', language));
    await settle();
    expect(bodiesOf(sendCall)).toHaveLength(2);
    expect(pin(language)).toBeVisible();
  });
});

it('an address is not a text message: its link is sent at any time', async () => {
  await openPinStep();
  const page = await openRecovery();
  await identify(page, 'mei@example.test');
  expect(bodiesOf(emailCall)).toHaveLength(1);
});

it('a new PIN has new tries, also when it was asked for from the start (F4)', async () => {
  const page = await openPinStep();
  const bad = sentPin() === '5678' ? '8765' : '5678';
  for (let tries = 1; tries <= 5; tries += 1) await enterPin(page, bad);
  await again(page, mine);
  expect(pin()).toHaveAttribute('readonly');
  await again(page, another);
  expect(pin()).not.toHaveAttribute('readonly');
});
