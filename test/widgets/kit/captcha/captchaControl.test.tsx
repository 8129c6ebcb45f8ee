import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { type CaptchaOptions, type CaptchaState, openCaptcha } from '../../../../src/api/services/captcha';
import { currentNotice } from '../../../../src/notifications/currentNotice';
import { type CaptchaBinding, CaptchaField } from '../../../../src/widgets/kit/captcha/CaptchaField';
import type { Control } from '../../../../src/widgets/kit/form/types';
import { stopClock } from '../../../support/clock';
import { texts } from '../../../support/texts';

jest.mock('../../../../src/api/services/captcha', () => ({ openCaptcha: jest.fn() }));

type Props = CaptchaBinding & Pick<CaptchaOptions, 'source'>;

/** Renders a field whose captcha the test controls. */
function renderField() {
  const captchas: { options: CaptchaOptions; refresh: jest.Mock; close: jest.Mock }[] = [];
  jest.mocked(openCaptcha).mockImplementation((element, options) => {
    const captcha = { element, options, refresh: jest.fn(), close: jest.fn() };
    captchas.push(captcha);
    return captcha;
  });
  const input = { ref: jest.fn((_control: Control | null) => {}) };
  let props: Props = { source: 'svc', input, error: undefined, resetKey: 0, onTicket: jest.fn() };
  const field = () => (
    <IntlProvider locale="en" messages={texts.en}>
      <CaptchaField {...props} />
    </IntlProvider>
  );
  const { rerender, unmount } = render(field());
  return {
    captchas,
    onTicket: props.onTicket,
    controlOf: (ref: jest.Mock) => ref.mock.lastCall?.[0] as Control,
    input,
    change(changed: Partial<Props>) {
      props = { ...props, ...changed };
      rerender(field());
    },
    report: (state: CaptchaState, ticket: string, retryAt = 0) =>
      act(() => captchas.at(-1)?.options.onChange(state, ticket, retryAt)),
    unmount,
  };
}

const check = () => screen.getByRole('group', { name: texts.en['captcha.title']! });
const box = () => check().querySelector('.rw-captcha-box') as HTMLElement;
const spinner = () => check().querySelector('.rw-spinner-ring');
const tick = () => check().querySelector('.rw-captcha-tick');

describe('what the field shows', () => {
  it('is a spinner while the captcha is loading', () => {
    const { report } = renderField();
    expect(check()).toHaveAttribute('aria-busy', 'true');
    expect(spinner()).toBeInTheDocument();
    report('waiting', '');
    expect(check()).toHaveAttribute('aria-busy', 'false');
    expect(spinner()).toBeNull();
    expect(box()).toBeVisible();
  });

  it('says after three seconds that the captcha is still loading (B3)', () => {
    stopClock();
    const { report } = renderField();
    act(() => jest.advanceTimersByTime(2999));
    expect(check()).not.toHaveTextContent(texts.en['form.stillWorking']!);
    act(() => jest.advanceTimersByTime(1));
    expect(check()).toHaveTextContent(texts.en['form.stillWorking']!);
    report('waiting', '');
    expect(check()).not.toHaveTextContent(texts.en['form.stillWorking']!);
    act(() => jest.advanceTimersByTime(3000));
    expect(check()).not.toHaveTextContent(texts.en['form.stillWorking']!);
  });

  it('is a tick and a sentence when the visitor has passed', () => {
    const { report } = renderField();
    expect(tick()).toBeNull();
    report('passed', 'ticket');
    expect(tick()).toBeInTheDocument();
    expect(check()).toHaveTextContent(texts.en['captcha.passed']!);
    expect(check()).not.toHaveTextContent(texts.en['captcha.failed']!);
    expect(box()).not.toBeVisible();
  });

  it('is a sentence when the captcha fails', () => {
    const { report } = renderField();
    report('failed', '');
    expect(check()).toHaveTextContent(texts.en['captcha.failed']!);
    expect(check()).not.toHaveTextContent(texts.en['captcha.passed']!);
    expect(tick()).toBeNull();
    expect(box()).not.toBeVisible();
  });

  it('is a countdown during which a refresh is ignored, when the service requires a wait (B5)', () => {
    stopClock();
    const { captchas, report } = renderField();
    report('failed', '', Date.now() + 2_000);
    const refresh = screen.getByRole('button', { name: texts.en['captcha.refresh']! });
    fireEvent.click(refresh);
    expect(refresh).toHaveAccessibleDescription('Please wait 2 s');
    expect(captchas[0]?.refresh).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2_000));
    expect(refresh).not.toHaveAccessibleDescription();
    fireEvent.click(refresh);
    expect(captchas[0]?.refresh).toHaveBeenCalledTimes(1);
  });

  it('is the error of the form', () => {
    const { change } = renderField();
    expect(check()).toHaveAttribute('class', 'rw-captcha');
    expect(check()).not.toHaveAttribute('aria-describedby');
    change({ error: 'rule.isSecurityCheckRequired' });
    expect(check()).toBeInvalid();
    expect(check()).toHaveAttribute('class', 'rw-captcha rw-field-invalid');
    expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
  });
});

describe('the ticket', () => {
  it('is passed on and becomes the value of the control; an unchanged one is not passed on again', () => {
    const { controlOf, input, onTicket, report } = renderField();
    const control = controlOf(input.ref);
    expect(control.value).toBe('');
    report('waiting', '');
    expect(onTicket).not.toHaveBeenCalled();
    report('passed', 'ticket');
    expect(control.value).toBe('ticket');
    report('passed', 'ticket');
    report('waiting', '');
    expect(control.value).toBe('');
    expect(jest.mocked(onTicket).mock.calls).toEqual([['ticket'], ['']]);
  });

  it('goes to the latest owner, and a new owner opens no new captcha', () => {
    const { captchas, change, onTicket, report } = renderField();
    const latest = jest.fn();
    change({ onTicket: latest });
    report('passed', 'ticket');
    expect(latest).toHaveBeenCalledWith('ticket');
    expect(onTicket).not.toHaveBeenCalled();
    expect(captchas).toHaveLength(1);
  });
});

describe('the focus', () => {
  it('moves to the field when a form focuses the control', () => {
    const { controlOf, input } = renderField();
    act(() => controlOf(input.ref).focus());
    expect(check()).toHaveFocus();
    // The Tab key passes the field itself.
    expect(check()).toHaveAttribute('tabindex', '-1');
  });

  it('stays in the field when the visitor passes a challenge that has the focus (P-22)', () => {
    const { report } = renderField();
    box().tabIndex = -1;
    box().focus();
    report('waiting', '');
    expect(box()).toHaveFocus();
    report('passed', 'ticket');
    expect(check()).toHaveFocus();
  });

  it('does not come from elsewhere when a challenge is passed', () => {
    const { report } = renderField();
    const refresh = screen.getByRole('button', { name: texts.en['captcha.refresh']! });
    refresh.focus();
    report('passed', 'ticket');
    expect(refresh).toHaveFocus();
  });

  it('does nothing after the field is removed', () => {
    const { controlOf, input, unmount } = renderField();
    const control = controlOf(input.ref);
    unmount();
    expect(() => control.focus()).not.toThrow();
  });
});

describe('the notice that the check is missing (E-svcQuery-capture)', () => {
  it('is announced when a form focuses the control, without a snackbar over the form', () => {
    const { controlOf, input } = renderField();
    act(() => controlOf(input.ref).focus());
    expect(currentNotice.get()).toMatchObject({ id: 'notice.svcQuery.capture', isInForm: true });
  });

  it.each([
    ['the check is passed', ({ change }: ReturnType<typeof renderField>) => change({ error: undefined })],
    ['the field is removed', ({ unmount }: ReturnType<typeof renderField>) => unmount()],
  ])('goes when %s', (_case, end) => {
    const field = renderField();
    act(() => field.controlOf(field.input.ref).focus());
    field.change({ error: 'rule.isSecurityCheckRequired' });
    expect(currentNotice.get()).not.toBeNull();
    end(field);
    expect(currentNotice.get()).toBeNull();
  });

  it('stays while the form renders again', () => {
    const field = renderField();
    act(() => field.controlOf(field.input.ref).focus());
    field.change({ error: 'rule.isSecurityCheckRequired' });
    field.change({ onTicket: jest.fn() });
    expect(currentNotice.get()).not.toBeNull();
  });
});

describe('a new challenge', () => {
  it('starts when the owner changes its key, and when the visitor asks for it (G4)', () => {
    const { captchas, change } = renderField();
    const refresh = captchas[0]!.refresh;
    change({ error: undefined });
    expect(refresh).not.toHaveBeenCalled();
    change({ resetKey: 1 });
    change({ error: undefined });
    expect(refresh).toHaveBeenCalledTimes(1);
    change({ resetKey: 2 });
    expect(refresh).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: texts.en['captcha.refresh']! }));
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('of another source closes the previous captcha', () => {
    const { captchas, change, unmount } = renderField();
    expect(captchas[0]?.options).toMatchObject({ source: 'svc', locale: 'en' });
    change({ source: 'login' });
    expect(captchas.map(({ options }) => options.source)).toEqual(['svc', 'login']);
    expect(captchas[0]?.close).toHaveBeenCalledTimes(1);
    expect(captchas[1]?.close).not.toHaveBeenCalled();
    unmount();
    expect(captchas[1]?.close).toHaveBeenCalledTimes(1);
  });
});

it('registers its control with each form that owns it', () => {
  const { change, controlOf, input } = renderField();
  const next = jest.fn();
  change({ input: { ref: next } });
  expect(controlOf(next)).toBe(controlOf(input.ref));
});
