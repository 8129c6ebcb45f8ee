import { screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { answerOnce, bodiesOf, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { calls, fillIn, input, type Language, openForm, put, submit } from './visit';

const asked = () => bodiesOf(calls.available);
const free = 'You can use this username.';
const taken = texts.en['rule.usernameTaken']!;

describe('whether a username is free (M-reg-13, M-api-22)', () => {
  beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

  it('is asked 250 ms after the last character, once it is well-formed', async () => {
    const page = await openForm();
    await page.visitor.type(input('username'), 'xiao_');
    await passTime(1000);
    expect(asked()).toEqual([]);
    await page.visitor.type(input('username'), 'm');
    await passTime(249);
    await page.visitor.type(input('username'), 'i');
    await passTime(249);
    expect(asked()).toEqual([]);
    await passTime(1);
    expect(asked()).toEqual([{ user: 'xiao_mi' }]);
    expect(screen.getByText(free)).toHaveAttribute('aria-live', 'polite');
    // Going on takes the word back until there is a new one; going back needs no further question.
    await page.visitor.type(input('username'), 'n');
    expect(screen.queryByText(free)).toBeNull();
    await page.visitor.keyboard('{Backspace}');
    await passTime(1000);
    expect(asked()).toHaveLength(1);
    expect(screen.getByText(free)).toBeVisible();
  });

  it.each<[Language]>([['en'], ['zh']])('is told at once when it is not, in %s', async (language) => {
    const page = await openForm(language);
    await put(page, 'username', 'dormant', language);
    await passTime(250);
    expect(input('username', language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.usernameTaken']!),
    );
    expect(input('username', language)).toHaveFocus();
    await put(page, 'username', 'dormant2', language);
    await settle();
    expect(input('username', language)).not.toBeInvalid();
    await put(page, 'username', 'dormant', language);
    await settle();
    expect(input('username', language)).toBeInvalid();
  });

  it('goes by the answer about what stands there, however late the older one comes (E3)', async () => {
    const page = await openForm();
    services.faults.set({ call: calls.available, fault: 'slow', times: 1 });
    await put(page, 'username', 'dormant');
    await passTime(250);
    await put(page, 'username', 'xiao_ming');
    await passTime(250);
    expect(asked()).toEqual([{ user: 'dormant' }, { user: 'xiao_ming' }]);
    expect(screen.getByText(free)).toBeVisible();
    await passTime(5000);
    expect(screen.getByText(free)).toBeVisible();
    expect(screen.queryByText(taken)).toBeNull();
    expect(input('username')).not.toBeInvalid();
  });

  it.each(['500', 'timeout', 'shape', '429', '401'] as const)(
    'that cannot be found out, by the fault %s, is no obstacle and no notice',
    async (fault) => {
      const page = await openForm();
      services.faults.set({ call: calls.available, fault });
      await fillIn(page, { email: 'xiaoming@example.test' });
      await passTime(30_000);
      expect(screen.queryByText(free)).toBeNull();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await page.visitor.click(submit());
      await settle();
      expect(screen.getByRole('dialog', { name: 'Account created' })).toBeVisible();
    },
  );

  it('that says nothing of success is not "taken"', async () => {
    const page = await openForm();
    answerOnce(calls.available, { data: { success: 'no' } });
    await put(page, 'username', 'xiao_ming');
    await passTime(250);
    await page.visitor.tab();
    expect(input('username')).not.toBeInvalid();
  });

  it('keeps a taken one from being sent', async () => {
    const page = await openForm();
    await fillIn(page, { username: 'dormant' });
    await passTime(250);
    await page.visitor.click(submit());
    await settle();
    expect(input('username')).toHaveFocus();
    expect(bodiesOf(calls.create)).toEqual([]);
  });
});

describe('whether an e-mail address is free (M-reg-18, A-34)', () => {
  beforeEach(() => stopClock());

  it.each<[Language, string]>([
    ['en', 'You can use this email address.'],
    ['zh', '该邮箱可以使用'],
  ])('is asked the same way, in %s', async (language, isFree) => {
    const page = await openForm(language);
    await put(page, 'email', 'mei@example', language);
    await passTime(1000);
    expect(asked()).toEqual([]);
    await put(page, 'email', 'mei@example.test', language);
    await passTime(250);
    expect(input('email', language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.emailTaken']!),
    );
    await put(page, 'email', 'new@example.test', language);
    await passTime(250);
    expect(screen.getByText(isFree)).toBeVisible();
    expect(asked()).toEqual([{ user: 'mei@example.test' }, { user: 'new@example.test' }]);
    await put(page, 'email', '', language);
    expect(input('email', language)).not.toBeInvalid();
  });
});

it('asks nothing by itself, nor once the form has gone (J3)', async () => {
  stopClock();
  const page = await openForm();
  await passTime(1000);
  await put(page, 'username', 'xiao_ming');
  await page.remove('register');
  await passTime(1000);
  expect(asked()).toEqual([]);
});
