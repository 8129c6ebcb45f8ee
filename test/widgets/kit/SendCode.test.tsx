import { act, screen } from '@testing-library/react';
import type { SendOutcome } from '../../../src/widgets/kit/SendCode';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { openPage, passTime, settle } from '../../support/page';

const send = jest.fn<Promise<SendOutcome>, []>();
beforeEach(() => send.mockReset().mockResolvedValue('sent'));

const openButton = (path = '/en/', name = 'register') =>
  openPage({
    path,
    async widget() {
      const { SendCode } = await import('../../../src/widgets/kit/SendCode');
      return () => <SendCode label="auth.signIn" name={name} send={send} />;
    },
  });
const button = (name = 'Sign in') => screen.getByRole('button', { name });
/** Shut, and the wait is its description, not its name (contract 4). */
function expectWait(text: string | RegExp, name?: string) {
  expect(button(name)).toHaveAccessibleDescription(text);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(text).closest('[aria-live], [role=timer], [role=status]')).toBeNull();
  expect(button(name)).toHaveTextContent(name ?? 'Sign in');
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
}
function expectOpen() {
  expect(button()).not.toHaveAccessibleDescription();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
}

describe('the wait for another code (M-reg-09, M-fpw-09, M-con-06)', () => {
  beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

  it('counts sixty seconds down, twice', async () => {
    const { visitor } = await openButton();
    for (const cycle of [1, 2]) {
      expectOpen();
      await visitor.click(button());
      await settle();
      expect(send).toHaveBeenCalledTimes(cycle);
      expectWait('Resend in 60 s');
      await passTime(1000);
      expectWait('Resend in 59 s');
      await visitor.click(button());
      await passTime(58_000);
      expectWait('Resend in 1 s');
      await passTime(1000);
      expect(button()).toHaveAttribute('aria-disabled', 'false');
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes by the clock, not by ticks: a sleeping tab does not make it longer (P-16)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await settle();
    jest.setSystemTime(Date.now() + 45_000);
    await passTime(1000);
    expectWait('Resend in 14 s');
  });

  it('is kept also by a button that does not show it yet, and then shows it (E2)', async () => {
    const { visitor } = await openButton();
    const { startCountdown } = await import('../../../src/api/countdown');
    startCountdown('register', Date.now() - 20_000);
    expectOpen();
    await visitor.click(button());
    await settle();
    expect(send).not.toHaveBeenCalled();
    expectWait('Resend in 40 s');
  });

  it('survives a reload, each kind of code for itself (E2)', async () => {
    const first = await openButton();
    await first.visitor.click(button());
    await passTime(20_000);
    await openButton('/en/', 'recovery');
    expectOpen();
    await openButton();
    expectWait('Resend in 40 s');
    await passTime(40_000);
    expectOpen();
  });

  it('is never longer than a minute when the clock is set back (J2)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await passTime(30_000);
    jest.setSystemTime(Date.now() - 86_400_000);
    await passTime(1000);
    expectWait(/^Resend in (29|30) s$/);
    await passTime(30_000);
    expectOpen();
  });

  it('speaks Chinese', async () => {
    const { visitor } = await openButton('/');
    await visitor.click(button('登录'));
    await settle();
    expectWait('60 秒后重新获取', '登录');
  });
});

describe('sending', () => {
  it('asks once, however often it is pressed (E2)', async () => {
    let answer: (outcome: SendOutcome) => void = () => {};
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const page = await openButton();
    await act(async () => {
      for (let press = 0; press < 20; press += 1) button().click();
    });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page.mount('sample'));
    await act(async () => answer('sent'));
    expectWait('Resend in 60 s');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing by itself (J3)', async () => {
    await openButton();
    expect(send).not.toHaveBeenCalled();
  });

  it('does not wait for a code that was not sent', async () => {
    send.mockResolvedValueOnce('notSent');
    const { visitor } = await openButton();
    await visitor.click(button());
    expectOpen();
    await visitor.click(button());
    expect(send).toHaveBeenCalledTimes(2);
    await screen.findByText(/^Resend in (60|59) s$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });
});
