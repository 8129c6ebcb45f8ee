import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, openPage, type Page, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { sampleCall } from './SampleForm';

const onDone = jest.fn();
beforeEach(() => onDone.mockClear());

const openForm = (path = '/en/') =>
  openPage({
    path,
    mounts: ['notification'],
    async widget() {
      const { SampleForm } = await import('./SampleForm');
      return () => <SampleForm onDone={onDone} />;
    },
  });

const user = () => screen.getByLabelText('Username or email');
const pin = () => screen.getByLabelText('PIN');
const agreed = () => screen.getByRole('checkbox', { name: 'Agreed' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });
const countLine = () => screen.queryByText(/fields need your attention/);

async function fillIn({ visitor }: Page) {
  await visitor.type(user(), 'mei@example.test');
  await visitor.type(pin(), '123456');
  await visitor.click(agreed());
}

describe('when a problem is told (M-val-01 to M-val-03)', () => {
  it('says nothing before the field is left, then follows every change', async () => {
    const { visitor } = await openForm();
    await visitor.type(user(), 'mei@');
    expect(user()).not.toBeInvalid();
    await visitor.tab();
    expect(user()).toBeInvalid();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
    await visitor.type(user(), 'example.test');
    expect(user()).not.toBeInvalid();
    expect(user()).not.toHaveAccessibleDescription();
    await visitor.clear(user());
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
  });

  it('asks an empty field only whether it must be there', async () => {
    const { visitor } = await openForm();
    await visitor.click(user());
    await visitor.tab();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    await visitor.click(pin());
    await visitor.tab();
    expect(pin()).not.toBeInvalid();
    expect(user()).toBeRequired();
    expect(pin()).not.toBeRequired();
  });

  it('tells the first of several broken rules', async () => {
    const { visitor } = await openForm();
    await visitor.type(user(), 'no address and far too long');
    await visitor.tab();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isEmail']);
    await visitor.clear(user());
    await visitor.type(user(), 'an.address.that.is@far.too.long.test');
    expect(user()).toHaveAccessibleDescription(texts.en['rule.maxLength.20']);
  });

  it('tells it in Chinese on a Chinese page (M-val-04)', async () => {
    const { visitor } = await openForm('/');
    await visitor.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('用户名或邮箱')).toHaveAccessibleDescription(texts.zh['rule.isRequired']);
    expect(screen.getByText('有 2 处需要修改，请检查下方标出的内容。')).toBeVisible();
  });
});

describe('a submit that is refused (P-22)', () => {
  it('leads to the first wrong field and counts the others', async () => {
    const page = await openForm();
    await page.visitor.type(pin(), '12');
    await page.visitor.click(submit());
    expect(user()).toHaveFocus();
    expect(countLine()).toHaveTextContent('3 fields need your attention. Please check the ones marked below.');
    expect(agreed()).toBeInvalid();
    expect(agreed()).toHaveAccessibleDescription(texts.en['rule.isAgreementRequired']);
    await expectAccessible(page.mount('sample'));

    await page.visitor.type(user(), 'mei@example.test');
    expect(countLine()).toHaveTextContent(/^2 fields/);
    await page.visitor.click(agreed());
    expect(countLine()).toBeNull();
    await page.visitor.click(submit());
    expect(pin()).toHaveFocus();
    expect(bodiesOf(sampleCall)).toEqual([]);
  });

  it('leaves the counting line empty for one problem, in a region that stands from the start (P-23)', async () => {
    const page = await openForm();
    const line = page.mount('sample').querySelector('[aria-live="polite"]');
    expect(line).toBeEmptyDOMElement();
    await fillIn(page);
    await page.visitor.clear(user());
    await page.visitor.click(submit());
    expect(user()).toHaveFocus();
    expect(line).toBeEmptyDOMElement();
    await page.visitor.clear(pin());
    await page.visitor.type(pin(), '1');
    expect(line).toHaveTextContent(/^2 fields/);
  });
});

describe('one request at a time (P-25)', () => {
  it('takes twenty presses and Enter for one', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'timeout' });
    await fillIn(page);
    const button = submit();
    await act(async () => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await page.visitor.type(pin(), '{Enter}');
    await page.visitor.click(button);
    await settle();
    expect(bodiesOf(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '123456' }]);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page.mount('sample'));
  });

  it('is sent by Enter, keeps the focus, and hands up the answer once', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.visitor.type(user(), '{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(user()).toHaveFocus();
    expect(submit()).toHaveAttribute('aria-disabled', 'false');
  });

  it('goes no further than the form itself: a form that a CMS put around us hears nothing (A2)', async () => {
    const heard = jest.fn();
    document.addEventListener('submit', heard);
    const page = await openForm();
    await page.visitor.click(submit());
    document.removeEventListener('submit', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

const failures = ['reset', 'reset-after', '500', '502', 'html', 'malformed', '401', '403', 'hostile'] as const;

describe.each([
  ['/en/', texts.en],
  ['/', texts.zh],
])('a call that fails, on %s (B3, B4, B6)', (path, words) => {
  const own: Partial<Record<(typeof failures)[number], string>> = {
    401: 'notice.System.401',
    403: 'notice.Login.403',
  };

  it.each(failures)('%s is told once, loses nothing, and the next try goes through', async (fault) => {
    const page = await openForm(path);
    const [name, secret] = [page.mount('sample').querySelectorAll('input')[0]!, pinOf(page)];
    await page.visitor.type(name, 'mei@example.test');
    await page.visitor.type(secret, '123456');
    await page.visitor.click(screen.getByRole('checkbox'));
    services.faults.set({ call: sampleCall, fault, times: 1 });
    const button = screen.getByRole('button', { name: /^(Sign in|登录)$/ });
    await page.visitor.click(button);

    const text = words[own[fault] ?? 'notice.System.Default_Error']!;
    await screen.findByText(text);
    const wayBackIn = fault === '401' ? words['notification.signIn'] : '';
    expect(screen.getByRole('alert')).toHaveTextContent(`${text}${wayBackIn}${words['notification.dismiss']}`);
    expect(name).toHaveValue('mei@example.test');
    expect(secret).toHaveValue('123456');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(onDone).not.toHaveBeenCalled();
    expect(bodiesOf(sampleCall)).toHaveLength(1);

    await page.visitor.click(button);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(bodiesOf(sampleCall)).toHaveLength(2);
  });
});

function pinOf(page: Page): HTMLInputElement {
  return page.mount('sample').querySelectorAll('input')[1]!;
}

describe('time', () => {
  it('says after three seconds that it goes on, and no longer once it is over (B3)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'slow' });
    await fillIn(page);
    await page.visitor.click(submit());
    await passTime(2900);
    expect(screen.queryByText('Still working, please wait…')).toBeNull();
    await passTime(200);
    expect(screen.getByText('Still working, please wait…')).toBeVisible();
    await passTime(1000);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Still working, please wait…')).toBeNull();
  });

  it('gives up after 20 s, tells, and can be tried again (contract 5, deadlines)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'timeout', times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await passTime(19_900);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await passTime(200);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);
    expect(pin()).toHaveValue('123456');
    await page.visitor.click(submit());
    await settle();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(bodiesOf(sampleCall)).toHaveLength(2);
  });

  it('counts down what a 429 asks for, and takes no press before (B5)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: '429', times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await settle();
    expect(submit()).toHaveAccessibleDescription('Please wait 30 s');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await passTime(10_000);
    expect(submit()).toHaveAccessibleDescription('Please wait 20 s');
    await page.visitor.click(submit());
    await page.visitor.type(user(), '{Enter}');
    await settle();
    expect(bodiesOf(sampleCall)).toHaveLength(1);
    await passTime(20_000);
    expect(submit()).not.toHaveAccessibleDescription();
    await page.visitor.click(submit());
    await settle();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('waits no longer than it was told to when the clock is set back (J2)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: '429', times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await passTime(5000);
    jest.setSystemTime(Date.now() - 86_400_000);
    await passTime(1000);
    expect(submit()).toHaveAccessibleDescription(/^Please wait 2[45] s$/);
    await passTime(26_000);
    expect(submit()).not.toHaveAccessibleDescription();
  });
});

describe('a refusal of the service', () => {
  it('goes to its field where it has one, and goes when the field is edited', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'code', code: 10005, times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await waitFor(() => expect(user()).toHaveAccessibleDescription(texts.en['notice.Login.10005']));
    expect(user()).toBeInvalid();
    expect(user()).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await page.visitor.type(user(), '.cn');
    expect(user()).not.toBeInvalid();
    await page.visitor.click(submit());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('does not keep the same value from being tried again', async () => {
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'code', code: '10005', times: 1 });
    await fillIn(page);
    await page.visitor.click(submit());
    await waitFor(() => expect(user()).toBeInvalid());
    await page.visitor.click(submit());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(user()).not.toBeInvalid();
  });

  it('that is not heard any more does nothing (B9)', async () => {
    stopClock();
    const page = await openForm();
    services.faults.set({ call: sampleCall, fault: 'slow' });
    await fillIn(page);
    await page.visitor.click(submit());
    await settle();
    await page.remove('sample');
    await passTime(25_000);
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('leaves the notice of somebody else alone when it is sent again', async () => {
    const page = await openForm();
    const { announce } = await import('../../../src/notifications/center');
    await fillIn(page);
    act(() => announce('System', 'loyaltyNotice'));
    await page.visitor.click(submit());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(screen.getByRole('status')).toHaveTextContent(texts.en['notice.System.loyaltyNotice']!);
  });
});

it('sends a text without the blank at its end, also by Enter, and the field loses it when it is left', async () => {
  const page = await openForm();
  await fillIn(page);
  await page.visitor.type(user(), ' ');
  expect(user()).not.toBeInvalid();
  expect(user()).toHaveValue('mei@example.test ');
  await page.visitor.type(user(), '{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(bodiesOf(sampleCall)).toEqual([{ user: 'mei@example.test', pin: '123456' }]);
  await page.visitor.tab();
  expect(user()).toHaveValue('mei@example.test');
});

describe('an input method at work (P-28)', () => {
  const composing = { isComposing: true };

  it('is not disturbed: nothing is tidied, counted or told until it is done', async () => {
    const { visitor } = await openForm();
    await visitor.click(user());
    await visitor.tab();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    fireEvent.compositionStart(user());
    fireEvent.input(user(), { ...composing, target: { value: ' zhang' } });
    expect(user()).toHaveValue(' zhang');
    await settle();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    fireEvent.input(user(), { ...composing, target: { value: ' 张' } });
    fireEvent.compositionEnd(user());
    await waitFor(() => expect(user()).toHaveAccessibleDescription(texts.en['rule.isEmail']));
    expect(user()).toHaveValue('张');
  });

  it('keeps the Enter that picks a candidate from sending the form', async () => {
    const page = await openForm();
    await fillIn(page);
    expect(fireEvent.keyDown(user(), { key: 'Enter', ...composing })).toBe(false);
    expect(fireEvent.keyDown(user(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(user(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(user(), { key: 'a', ...composing })).toBe(true);
  });
});
