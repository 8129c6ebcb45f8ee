import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { SendOutcome } from '../../../../src/widgets/kit/sms/SendCodeButton';
import { expectAccessible } from '../../../support/axe';
import { stopClock } from '../../../support/clock';
import { openPage } from '../../../support/page/openPage';
import { passTime, settle } from '../../../support/page/settle';
import { translatePage } from '../../../support/page/translatePage';
import { texts } from '../../../support/texts';

const send = jest.fn<Promise<SendOutcome>, []>();
beforeEach(() => send.mockReset().mockResolvedValue({ status: 'sent', retryAt: 0 }));

const openButton = (path = '/en/', name = 'register') =>
  openPage({
    path,
    async widget() {
      const { SendCodeButton } = await import('../../../../src/widgets/kit/sms/SendCodeButton');
      return () => <SendCodeButton label="auth.signIn" name={name} send={send} />;
    },
  });
/** Opens a page with a field for the recipient beside the button. */
const openButtonWithField = () =>
  openPage({
    path: '/en/',
    async widget() {
      const { SendCodeButton } = await import('../../../../src/widgets/kit/sms/SendCodeButton');
      return function Sample() {
        const [recipient, setRecipient] = useState('13800138000');
        return (
          <>
            <input aria-label="Number" value={recipient} onChange={({ target }) => setRecipient(target.value)} />
            <SendCodeButton label="auth.signIn" name="register" recipient={recipient} send={send} />
          </>
        );
      };
    },
  });
const button = (name = texts.en['auth.signIn']!) => screen.getByRole('button', { name });
/** Expects that the button is disabled, and that the wait is its description and not part of its name (contract 4). */
function expectWait(text: string | RegExp, name = texts.en['auth.signIn']!) {
  expect(button(name)).toHaveAccessibleDescription(text);
  const shown = screen.getByText(text, { ignore: '[aria-live]' });
  expect(shown).toBeVisible();
  expect(shown.closest('[aria-live], [role=timer], [role=status]')).toBeNull();
  expect(button(name)).toHaveTextContent(name);
  expect(button(name)).toHaveAttribute('aria-disabled', 'true');
}
function expectEnabled() {
  expect(button()).not.toHaveAccessibleDescription();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
}

describe('the wait for another code (M-reg-09, M-fpw-09, M-con-06)', () => {
  beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

  it('counts down 60 seconds after each code', async () => {
    const { visitor } = await openButton();
    for (const count of [1, 2]) {
      expectEnabled();
      await visitor.click(button());
      await settle();
      expect(send).toHaveBeenCalledTimes(count);
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

  it.each([
    ['/en/', 'en', { 30: 'Resend in 30 s', 10: 'Resend in 10 s', 0: 'You can try again now.' }],
    ['/', 'zh', { 30: '30 秒后重新获取', 10: '10 秒后重新获取', 0: '现在可以重试' }],
  ] as const)('is announced on %s at 30, 10 and 0 seconds only (P-16)', async (path, language, announcements) => {
    const name = texts[language]['auth.signIn']!;
    const { visitor, mountPoint } = await openButton(path);
    const liveText = () => mountPoint('sample').querySelector('[aria-live="polite"]')?.textContent;
    expect(liveText()).toBe('');
    await visitor.click(button(name));
    await settle();
    for (let seconds = 60; seconds >= 0; seconds -= 1) {
      expect([seconds, liveText()]).toEqual([seconds, (announcements as Record<number, string>)[seconds] ?? '']);
      await passTime(1000);
    }
  });

  it('says after three seconds that the request is still running (B3)', async () => {
    send.mockReturnValue(new Promise(() => {}));
    const { visitor } = await openButton();
    await visitor.click(button());
    await passTime(2900);
    expect(screen.queryByText(texts.en['form.stillWorking']!)).toBeNull();
    await passTime(200);
    expect(screen.getByText(texts.en['form.stillWorking']!)).toHaveAttribute('aria-live', 'polite');
  });

  it('follows the clock: a suspended tab does not make it longer (P-16)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await settle();
    jest.setSystemTime(Date.now() + 45_000);
    await passTime(1000);
    expectWait('Resend in 14 s');
  });

  it('announces the rest of the wait and its end on a page that a browser translates (A7, M8)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await settle();
    for (const seconds of [30, 1, 19, 1, 9]) {
      translatePage();
      await passTime(seconds * 1000);
    }
    expectEnabled();
    expect(screen.getByText(texts.en['form.waitOver']!)).toHaveAttribute('aria-live', 'polite');
  });

  it('is announced as over on a phone that stops the timers of a tab in the background (P-16)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await passTime(5000);
    jest.setSystemTime(Date.now() + 70_000);
    await passTime(1000);
    expectEnabled();
    expect(screen.getByText(texts.en['form.waitOver']!)).toHaveAttribute('aria-live', 'polite');
  });

  it('is not announced as over when the visitor changes the number', async () => {
    const { visitor } = await openButtonWithField();
    await visitor.click(button());
    await settle();
    expectWait('Resend in 60 s');
    await visitor.type(screen.getByRole('textbox'), '{Backspace}');
    expectEnabled();
    expect(screen.queryByText(texts.en['form.waitOver']!)).toBeNull();
    await visitor.type(screen.getByRole('textbox'), '0');
    await passTime(60_000);
    expect(screen.getByText(texts.en['form.waitOver']!)).toHaveAttribute('aria-live', 'polite');
  });

  it('holds and appears after a click if another widget has sent a code (E2)', async () => {
    const { visitor } = await openButton();
    const { startResendWait: startCountdown } = await import('../../../../src/api/storage/resendWait');
    startCountdown('register');
    jest.setSystemTime(Date.now() + 20_000);
    expectEnabled();
    await visitor.click(button());
    await settle();
    expect(send).not.toHaveBeenCalled();
    expectWait('Resend in 40 s');
  });

  it('survives a reload, separately for each kind of code (E2)', async () => {
    const first = await openButton();
    await first.visitor.click(button());
    await passTime(20_000);
    await openButton('/en/', 'recovery');
    expectEnabled();
    await openButton();
    expectWait('Resend in 40 s');
    await passTime(40_000);
    expectEnabled();
  });

  it('does not grow when the clock is set back (J2)', async () => {
    const { visitor } = await openButton();
    await visitor.click(button());
    await passTime(30_000);
    jest.setSystemTime(Date.now() - 86_400_000);
    await passTime(1000);
    expectWait(/^Resend in (29|30) s$/);
    await passTime(30_000);
    expectEnabled();
  });

  it('is in Chinese on a Chinese page', async () => {
    const { visitor } = await openButton('/');
    await visitor.click(button(texts.zh['auth.signIn']));
    await settle();
    expectWait('60 秒后重新获取', texts.zh['auth.signIn']);
  });
});

describe('a click', () => {
  it('sends one request while one is running (E2)', async () => {
    let resolveSend: (outcome: SendOutcome) => void = () => {};
    send.mockImplementation(() => new Promise((resolve) => (resolveSend = resolve)));
    const page = await openButton();
    await act(async () => {
      for (let click = 0; click < 20; click += 1) button().click();
    });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page.mountPoint('sample'));
    await act(async () => resolveSend({ status: 'sent', retryAt: 0 }));
    expectWait('Resend in 60 s');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is needed to send a code (J3)', async () => {
    await openButton();
    expect(send).not.toHaveBeenCalled();
  });

  it('starts no wait if no code was sent', async () => {
    send.mockResolvedValueOnce({ status: 'notSent', retryAt: 0 });
    const { visitor } = await openButton();
    await visitor.click(button());
    expectEnabled();
    await visitor.click(button());
    expect(send).toHaveBeenCalledTimes(2);
    await screen.findByText(/^Resend in (60|59) s$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });
});
