import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { languages } from '../../support/page/languages';
import type { Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import {
  calls,
  fillField,
  fillSignUpForm,
  getField,
  hasLeaveWarning,
  openRegisterPage,
  openSignUpForm,
  submitButton,
  submitCard,
  textOf,
} from './openRegisterPage';

const codes = Object.keys(texts.en).flatMap((id) => /^notice\.Register\.(\d+)$/.exec(id)?.slice(1) ?? []);
/** The field at which an error is shown, by error code. */
const fields: Readonly<Record<string, string>> = { 204: 'email', 5000: 'firstName', 80009: 'cellPhone', 10005: 'code' };

/** Submits the form with a fault that makes the request fail. */
async function submitWithFault(
  page: Page,
  fault: Parameters<typeof services.faults.set>[0],
  language: Language,
): Promise<void> {
  services.faults.set({ ...fault, times: 1 });
  await page.visitor.click(submitButton(language));
  await settle();
}

describe.each(languages)('an error of the create request, in %s (M-err-02)', (language) => {
  it('is shown at its field or as a notice, and all values stay', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, { email: 'new@example.test' }, language);
    for (const code of codes) {
      await submitWithFault(page, { call: calls.create, fault: 'code', code }, language);
      const fieldName = fields[code];
      const noticeId = code === '200' ? 'notice.System.Default_Error' : `notice.Register.${code}`;
      const message = texts[language][code === '10005' ? 'notice.PhoneNumber.10005' : noticeId]!;
      if (fieldName === undefined) {
        expect(screen.getByRole('alert')).toHaveTextContent(message);
      } else {
        expect(getField(fieldName, language)).toHaveAccessibleDescription(expect.stringContaining(message));
        expect(getField(fieldName, language)).toHaveFocus();
        expect(screen.getByRole('alert')).toHaveTextContent(message);
      }
      expect(document.body).not.toHaveTextContent(`Refused with ${code}`);
      expect(page.analytics[page.analytics.length - 1]).toEqual({ event: 'register_failure', code });
    }
    await expectAccessible(page.mountPoint('register'));
    await page.visitor.click(submitButton(language));
    await settle();
    const sent = bodiesSentTo(calls.create);
    expect(sent).toHaveLength(codes.length + 1);
    for (const body of sent) expect(body).toEqual(sent[0]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says that the username was taken since it was typed, as no error code does (A-01)', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await screen.findByText(textOf('usernameFree', language));
    services.model.members.set('xiao_ming', { ...services.model.members.get('mei')!, userName: 'xiao_ming' });
    await page.visitor.click(submitButton(language));
    await waitFor(() => expect(getField('username', language)).toHaveFocus());
    expect(bodiesSentTo(calls.create)).toHaveLength(1);
    expect(getField('username', language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.usernameTaken']!),
    );
    expect(screen.queryByText(textOf('usernameFree', language))).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not call an e-mail address free that the service has refused (E-register-204)', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, { email: 'new@example.test' }, language);
    await screen.findByText(textOf('emailFree', language));
    respondOnce(calls.create, { error: { code: 204 } }, 400);
    await page.visitor.click(submitButton(language));
    await waitFor(() => expect(getField('email', language)).toBeInvalid());
    expect(screen.queryByText(textOf('emailFree', language))).toBeNull();
  });

  it('disables the submit button as long as a 429 says (B5)', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await submitWithFault(page, { call: calls.create, fault: '429' }, language);
    expect(submitButton(language)).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton(language)).toHaveAccessibleDescription(/(30|29)/);
  });
});

describe.each(languages)('a lost response, in %s (E1)', (language) => {
  const unconfirmed = textOf('unconfirmed', language);
  const mayExist = textOf('mayExist', language);
  const accountWarning = () => screen.getAllByRole('alert').find((alert) => within(alert).queryByRole('link') !== null);

  it('leads a visitor who submits again to the account that has the username now', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    // Otherwise the check of the typed username would still run after the account exists.
    await screen.findByText(textOf('usernameFree', language));
    await submitWithFault(page, { call: calls.create, fault: 'reset-after' }, language);
    await page.visitor.click(submitButton(language));
    expect(await screen.findByText(mayExist)).toBe(accountWarning()?.firstChild);
    await waitFor(() => expect(getField('username', language)).toBeInvalid());
    // The warning is beside the button; the username may be out of view.
    expect(submitButton(language)).toHaveFocus();
  });

  it('a late response about the username changes nothing once the visitor has sent the form again (E3)', async () => {
    stopClock();
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await passTime(1000);
    await submitWithFault(page, { call: calls.create, fault: 'reset-after' }, language);
    // Refused without an error code, so that the form asks about the username; this response is slow.
    services.faults.set({ call: calls.available, fault: 'slow' });
    await page.visitor.click(submitButton(language));
    await passTime(1000);
    await submitWithFault(page, { call: calls.create, fault: 'code', code: '10005' }, language);
    await passTime(20_000);
    expect(getField('username', language)).not.toBeInvalid();
    expect(getField('code', language)).toBeInvalid();
  });

  it.each(language === 'en' ? (['reset', 'reset-after', '502', 'html', 'malformed'] as const) : (['reset'] as const))(
    'by the fault %s leads to the sign-in page instead of a second request',
    async (fault) => {
      const page = await openSignUpForm(language);
      await fillSignUpForm(page, {}, language);
      await submitWithFault(page, { call: calls.create, fault }, language);
      expect(accountWarning()).toHaveTextContent(unconfirmed);
      const link = within(accountWarning()!).getByRole('link', { name: textOf('signIn', language) });
      expect(link).toHaveAttribute('href', `http://localhost${language === 'en' ? '/en' : ''}/account/`);
      expect(bodiesSentTo(calls.create)).toHaveLength(1);
      expect(getField('username', language)).toHaveValue('xiao_ming');
      expect(hasLeaveWarning()).toBe(true);
      await expectAccessible(page.mountPoint('register'));
      link.addEventListener('click', (event) => event.preventDefault());
      await page.visitor.click(link);
      expect(hasLeaveWarning()).toBe(false);
    },
  );

  it('announces each unknown outcome: the warning goes while the form is sent (P-23)', async () => {
    stopClock();
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await submitWithFault(page, { call: calls.create, fault: 'reset' }, language);
    expect(accountWarning()).toHaveTextContent(unconfirmed);
    await submitWithFault(page, { call: calls.create, fault: 'timeout' }, language);
    expect(accountWarning()).toBeUndefined();
    await passTime(30_000);
    expect(accountWarning()).toHaveTextContent(unconfirmed);
  });

  it.each(language === 'en' ? ['204', '80009', '106', '6004'] : ['106'])(
    'adds to a later error %s that the account may exist, also after a reload',
    async (code) => {
      const page = await openSignUpForm(language);
      await fillSignUpForm(page, { email: 'new@example.test' }, language);
      await submitWithFault(page, { call: calls.create, fault: 'code', code }, language);
      expect(accountWarning()).toBeUndefined();
      await submitWithFault(page, { call: calls.create, fault: 'reset' }, language);
      await submitWithFault(page, { call: calls.create, fault: 'code', code }, language);
      expect(accountWarning()).toHaveTextContent(mayExist);
      expect(page.mountPoint('register')).not.toHaveTextContent(unconfirmed);
      // Any other error: the result of the first request is still unknown.
      await submitWithFault(page, { call: calls.create, fault: 'code', code: '3006' }, language);
      expect(accountWarning()).toHaveTextContent(unconfirmed);

      const reloaded = await openRegisterPage(language);
      respondOnce(calls.validate, { stateCode: code });
      await submitCard(reloaded, {}, language);
      await settle();
      expect(accountWarning()).toHaveTextContent(mayExist);
    },
  );
});

it('warns again before leaving when the sign-in page was opened in another tab (M-reg-08)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await fillSignUpForm(page);
  await submitWithFault(page, { call: calls.create, fault: 'reset' }, 'en');
  const link = screen.getByRole('link', { name: textOf('signIn') });
  link.addEventListener('click', (event) => event.preventDefault());
  await page.visitor.click(link);
  expect(hasLeaveWarning()).toBe(false);
  await passTime(1000);
  expect(hasLeaveWarning()).toBe(true);
});

it('waits thirty seconds for the create request, not twenty (contract 5, B3)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await fillSignUpForm(page);
  services.faults.set({ call: calls.create, fault: 'timeout' });
  await page.visitor.click(submitButton());
  await passTime(29_000);
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(texts.en['form.stillWorking']!)).toBeVisible();
  await passTime(1100);
  expect(screen.getByText(textOf('unconfirmed'))).toBeVisible();
  expect(page.analytics).toContainEqual({ event: 'register_failure', code: null });
});

it('shows no warning about an existing account once an account was created (E1)', async () => {
  const page = await openSignUpForm();
  await fillSignUpForm(page);
  await submitWithFault(page, { call: calls.create, fault: 'reset' }, 'en');
  await page.visitor.click(submitButton());
  await screen.findByRole('dialog', { name: texts.en['notice.Register.200']! });
  const secondPage = await openSignUpForm('en', '6200000000000011');
  await fillSignUpForm(secondPage, { username: 'another_user' });
  await fillField(secondPage, 'cellPhone', '13800000001');
  await secondPage.visitor.click(submitButton());
  await findNotice(texts.en['notice.Register.80009']!);
  expect(screen.queryByText(textOf('mayExist'))).toBeNull();
});

it.each(['401', '429', '403-html'] as const)(
  'asks nothing about the username after the fault %s, which is not about the input',
  async (fault) => {
    stopClock();
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    await passTime(1000);
    const asked = bodiesSentTo(calls.available).length;
    await submitWithFault(page, { call: calls.create, fault }, 'en');
    await passTime(1000);
    expect(bodiesSentTo(calls.available)).toHaveLength(asked);
  },
);
