import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { answerOnce, bodiesOf, type Page, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  calls,
  enterCard,
  fillIn,
  input,
  type Language,
  openForm,
  openRegister,
  put,
  submit,
  wouldWarn,
} from './visit';

const languages: Language[] = ['en', 'zh'];
const codes = Object.keys(texts.en).flatMap((id) => /^notice\.Register\.(\d+)$/.exec(id)?.slice(1) ?? []);
/** Beside which field a refusal stands. */
const fields: Readonly<Record<string, string>> = { 204: 'email', 5000: 'firstName', 80009: 'cellPhone', 10005: 'code' };

/** Has the next attempt to make the account fail, and makes it. */
async function fail(page: Page, fault: Parameters<typeof services.faults.set>[0], language: Language): Promise<void> {
  services.faults.set({ ...fault, times: 1 });
  await page.visitor.click(submit(language));
  await settle();
}

describe.each(languages)('a refusal of the account, in %s (E-register)', (language) => {
  it('stands where it belongs, and everything that was filled in stays', async () => {
    const page = await openForm(language);
    await fillIn(page, { email: 'new@example.test' }, language);
    for (const code of codes) {
      await fail(page, { call: calls.create, fault: 'code', code }, language);
      const field = fields[code];
      const known = code === '200' ? 'notice.System.Default_Error' : `notice.Register.${code}`;
      const told = texts[language][code === '10005' ? 'notice.PhoneNumber.10005' : known]!;
      if (field === undefined) {
        expect(screen.getByRole('alert')).toHaveTextContent(told);
      } else {
        expect(input(field, language)).toHaveAccessibleDescription(expect.stringContaining(told));
        expect(input(field, language)).toHaveFocus();
        expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      }
      expect(document.body).not.toHaveTextContent(`Refused with ${code}`);
      expect(page.analytics[page.analytics.length - 1]).toEqual({ event: 'register_failure', code });
    }
    await expectAccessible(page.mount('register'));
    await page.visitor.click(submit(language));
    await settle();
    const sent = bodiesOf(calls.create);
    expect(sent).toHaveLength(codes.length + 1);
    for (const body of sent) expect(body).toEqual(sent[0]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('asks to wait as long as a 429 says', async () => {
    const page = await openForm(language);
    await fillIn(page, {}, language);
    await fail(page, { call: calls.create, fault: '429' }, language);
    expect(submit(language)).toHaveAttribute('aria-disabled', 'true');
    expect(submit(language)).toHaveAccessibleDescription(/(30|29)/);
  });
});

describe.each<[Language, string, string, string]>([
  ['en', 'We could not confirm whether your account was created.', 'Your account may already exist.', 'Sign in'],
  ['zh', '我们未能确认账户是否已创建。', '您的账户可能已经创建成功', '去登录'],
])('an answer that is lost, in %s (E1)', (language, unconfirmed, mayExist, signIn) => {
  const doubt = () => screen.getAllByRole('alert').find((alert) => within(alert).queryByRole('link') !== null);

  it.each(language === 'en' ? (['reset', 'reset-after', '502', 'html', 'malformed'] as const) : (['reset'] as const))(
    'by the fault %s leads to the sign-in rather than to a second try',
    async (fault) => {
      const page = await openForm(language);
      await fillIn(page, {}, language);
      await fail(page, { call: calls.create, fault }, language);
      expect(doubt()).toHaveTextContent(unconfirmed);
      const link = within(doubt()!).getByRole('link', { name: signIn });
      expect(link).toHaveAttribute('href', `http://localhost${language === 'en' ? '/en' : ''}/account/`);
      expect(bodiesOf(calls.create)).toHaveLength(1);
      expect(input('username', language)).toHaveValue('xiao_ming');
      expect(wouldWarn()).toBe(true);
      await expectAccessible(page.mount('register'));
      link.addEventListener('click', (event) => event.preventDefault());
      await page.visitor.click(link);
      expect(wouldWarn()).toBe(false);
    },
  );

  it.each(language === 'en' ? ['204', '80009', '106', '6004'] : ['106'])(
    'makes a later %s read as what it may be, after a reload too',
    async (code) => {
      const page = await openForm(language);
      await fillIn(page, { email: 'new@example.test' }, language);
      await fail(page, { call: calls.create, fault: 'code', code }, language);
      expect(doubt()).toBeUndefined();
      await fail(page, { call: calls.create, fault: 'reset' }, language);
      await fail(page, { call: calls.create, fault: 'code', code }, language);
      expect(doubt()).toHaveTextContent(mayExist);
      expect(page.mount('register')).not.toHaveTextContent(unconfirmed);
      // Whatever else it is refused for: nobody knows of the first try yet.
      await fail(page, { call: calls.create, fault: 'code', code: '3006' }, language);
      expect(doubt()).toHaveTextContent(unconfirmed);

      const again = await openRegister(language);
      answerOnce(calls.validate, { stateCode: code });
      await enterCard(again, {}, language);
      await settle();
      expect(doubt()).toHaveTextContent(mayExist);
    },
  );
});

it('asks again whoever opened the sign-in in another tab and stays (M-reg-08)', async () => {
  stopClock();
  const page = await openForm();
  await fillIn(page);
  await fail(page, { call: calls.create, fault: 'reset' }, 'en');
  const link = screen.getByRole('link', { name: 'Sign in' });
  link.addEventListener('click', (event) => event.preventDefault());
  await page.visitor.click(link);
  expect(wouldWarn()).toBe(false);
  await passTime(1000);
  expect(wouldWarn()).toBe(true);
});

it('waits thirty seconds for the account, not twenty (contract 5)', async () => {
  stopClock();
  const page = await openForm();
  await fillIn(page);
  services.faults.set({ call: calls.create, fault: 'timeout' });
  await page.visitor.click(submit());
  await passTime(29_000);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(texts.en['form.stillWorking']!)).toBeVisible();
  await passTime(1100);
  expect(screen.getByText(/We could not confirm/)).toBeVisible();
  expect(page.analytics).toContainEqual({ event: 'register_failure', code: null });
});

it('forgets the doubt once an account was made', async () => {
  const page = await openForm();
  await fillIn(page);
  await fail(page, { call: calls.create, fault: 'reset' }, 'en');
  await page.visitor.click(submit());
  await screen.findByRole('dialog', { name: 'Account created' });
  const again = await openForm('en', '6200000000000011');
  await fillIn(again, { username: 'somebody_else' });
  await put(again, 'cellPhone', '13800000001');
  await again.visitor.click(submit());
  await screen.findByText(texts.en['notice.Register.80009']!);
  expect(screen.queryByText(/may already exist/)).toBeNull();
});
