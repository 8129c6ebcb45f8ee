import { fireEvent, screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import {
  button,
  calls,
  fillField,
  fillSignUpForm,
  getField,
  openSignUpForm,
  submitButton,
  textOf,
} from './openRegisterPage';

const availabilityRequests = () => bodiesSentTo(calls.available);
const availableMessage = textOf('usernameFree');
const takenMessage = texts.en['rule.usernameTaken']!;

describe('the availability of a username (M-reg-13, M-api-22)', () => {
  beforeEach(() => stopClock('2026-03-01T10:00:00+08:00'));

  it('is checked 250 ms after the last keystroke of a valid username', async () => {
    const page = await openSignUpForm();
    await page.visitor.type(getField('username'), 'xiao_');
    await passTime(1000);
    expect(availabilityRequests()).toEqual([]);
    await page.visitor.type(getField('username'), 'm');
    await passTime(249);
    await page.visitor.type(getField('username'), 'i');
    await passTime(249);
    expect(availabilityRequests()).toEqual([]);
    await passTime(1);
    expect(availabilityRequests()).toEqual([{ user: 'xiao_mi' }]);
    expect(screen.getByText(availableMessage).closest('[aria-live="polite"]')).not.toBeNull();
    // Another character removes the message; deleting it needs no new request.
    await page.visitor.type(getField('username'), 'n');
    expect(screen.queryByText(availableMessage)).toBeNull();
    await page.visitor.keyboard('{Backspace}');
    await passTime(1000);
    expect(availabilityRequests()).toHaveLength(1);
    expect(screen.getByText(availableMessage)).toBeVisible();
  });

  it('leaves the text of an input method alone while it composes (P-28)', async () => {
    const page = await openSignUpForm();
    await page.visitor.type(getField('username'), 'dormant');
    fireEvent.compositionStart(getField('username'));
    fireEvent.input(getField('username'), { target: { value: 'dormant xiao' }, isComposing: true });
    await passTime(250);
    expect(availabilityRequests()).toEqual([{ user: 'dormant' }]);
    expect(getField('username')).toHaveValue('dormant xiao');
  });

  it.each(languages)('stays an error when the visitor uses another card, in %s', async (language) => {
    const page = await openSignUpForm(language);
    await fillField(page, 'username', 'dormant', language);
    await passTime(250);
    await page.visitor.click(button('changeCard', language));
    await settle();
    await page.visitor.click(button('next', language));
    await settle();
    expect(getField('username', language)).toHaveValue('dormant');
    expect(getField('username', language)).toBeInvalid();
    expect(getField('username', language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.usernameTaken']!),
    );
    expect(availabilityRequests()).toHaveLength(1);
    await fillField(page, 'username', 'dormant2', language);
    await settle();
    expect(getField('username', language)).not.toBeInvalid();
  });

  it.each<[Language]>([['en'], ['zh']])(
    'is shown as an error at once for a taken username, in %s',
    async (language) => {
      const page = await openSignUpForm(language);
      await fillField(page, 'username', 'dormant', language);
      await passTime(250);
      expect(getField('username', language)).toHaveAccessibleDescription(
        expect.stringContaining(texts[language]['rule.usernameTaken']!),
      );
      expect(getField('username', language)).toHaveFocus();
      // Also for a visitor who is in another field when the response arrives.
      expect(screen.getByText(texts[language]['rule.usernameTaken']!).closest('[aria-live="polite"]')).not.toBeNull();
      await fillField(page, 'username', 'dormant2', language);
      await settle();
      expect(getField('username', language)).not.toBeInvalid();
      await fillField(page, 'username', 'dormant', language);
      await settle();
      expect(getField('username', language)).toBeInvalid();
    },
  );

  it.each([
    ['free', 'xiao_ming', 'dormant'],
    ['taken', 'dormant', 'xiao_ming'],
  ])('is %s for %s, also when the response about %s, typed before, arrives later (E3)', async (state, value, older) => {
    const page = await openSignUpForm();
    services.faults.set({ call: calls.available, fault: 'slow', times: 1 });
    await fillField(page, 'username', older);
    await passTime(250);
    await fillField(page, 'username', value);
    await passTime(250);
    expect(availabilityRequests()).toEqual([{ user: older }, { user: value }]);
    for (const wait of [0, 5000]) {
      await passTime(wait);
      expect(screen.queryAllByText(availableMessage)).toHaveLength(state === 'free' ? 1 : 0);
      expect(screen.queryAllByText(takenMessage)).toHaveLength(state === 'taken' ? 1 : 0);
    }
  });

  it.each(['500', 'timeout', 'shape', '429', '401'] as const)(
    'does not block the form and shows no notice when the request fails by the fault %s (E3)',
    async (fault) => {
      const page = await openSignUpForm();
      services.faults.set({ call: calls.available, fault });
      await fillSignUpForm(page, { email: 'xiaoming@example.test' });
      await passTime(30_000);
      expect(screen.queryByText(availableMessage)).toBeNull();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await page.visitor.click(submitButton());
      await settle();
      expect(screen.getByRole('dialog', { name: texts.en['notice.Register.200']! })).toBeVisible();
    },
  );

  it('stays unknown when the response has no valid `success` (E3)', async () => {
    const page = await openSignUpForm();
    respondOnce(calls.available, { data: { success: 'no' } });
    await fillField(page, 'username', 'xiao_ming');
    await passTime(250);
    await page.visitor.tab();
    expect(requests.filter((request) => request.endsWith('/api/Customers/userAvailable'))).toHaveLength(1);
    expect(screen.queryByText(availableMessage)).toBeNull();
    expect(getField('username')).not.toBeInvalid();
  });

  it('blocks the submit of a taken username', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page, { username: 'dormant' });
    await passTime(250);
    await page.visitor.click(submitButton());
    await settle();
    expect(getField('username')).toHaveFocus();
    expect(bodiesSentTo(calls.create)).toEqual([]);
  });
});

describe('the availability of an e-mail address (M-reg-18, A-34)', () => {
  beforeEach(() => stopClock());

  it.each(languages)('is checked the same way, in %s', async (language) => {
    const page = await openSignUpForm(language);
    await fillField(page, 'email', 'mei@example', language);
    await passTime(1000);
    expect(availabilityRequests()).toEqual([]);
    await fillField(page, 'email', 'mei@example.test', language);
    await passTime(250);
    expect(getField('email', language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.emailTaken']!),
    );
    await fillField(page, 'email', 'new@example.test', language);
    await passTime(250);
    expect(screen.getByText(textOf('emailFree', language))).toBeVisible();
    expect(availabilityRequests()).toEqual([{ user: 'mei@example.test' }, { user: 'new@example.test' }]);
    await fillField(page, 'email', '', language);
    expect(getField('email', language)).not.toBeInvalid();
  });
});

it('sends nothing by itself or after the widget is removed (J3, B9)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await passTime(1000);
  await fillField(page, 'username', 'xiao_ming');
  await page.removeMountPoint('register');
  await passTime(1000);
  expect(availabilityRequests()).toEqual([]);
});
