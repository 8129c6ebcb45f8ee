import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, passTime, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  byLink,
  byPhone,
  choose,
  confirm,
  good,
  issueTokens,
  type Language,
  names,
  openReset,
  password,
  submit,
} from './visit';

const posts = () => requests.filter((sent) => sent.startsWith('POST'));
const alert = () => screen.getByRole('alert');

describe.each<Language>(['en', 'zh'])('a new password, in %s', (language) => {
  const account = `http://localhost${language === 'en' ? '/en' : ''}/account/`;

  it('is set by the token of a link, and the account page comes after two seconds (M-rpw-03, M-ent-10)', async () => {
    stopClock();
    const { link } = issueTokens();
    const page = await openReset(`?token=${link}`, language);
    await choose(page, { language });
    expect(bodiesOf(byLink)).toEqual([{ token: link, newPassword: good }]);
    expect(bodiesOf(byPhone)).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.ResetPasswordSucceed']!);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', account);
    expect(page.analytics).toEqual([{ event: 'password_reset_success' }]);
    await passTime(1999);
    expect(page.sentTo).toEqual([]);
    await passTime(2);
    expect(page.sentTo).toEqual([account]);
    // F10: nobody is signed in by it.
    expect(document.cookie).not.toContain('login-status');
    expect(posts()).toHaveLength(1);
    expect(services.model.members.get('mei')?.password).toBe(good);
  });

  it('is asked for twice, by the rules (M-rpw-01, A-02, A-03)', async () => {
    const page = await openReset('?token=a', language);
    const say = (id: string) => expect.stringContaining(texts[language][id]!);
    await page.visitor.click(submit(language));
    expect(password(language)).toHaveFocus();
    expect(password(language)).toHaveAccessibleDescription(say('rule.isRequired'));
    expect(confirm(language)).toHaveAccessibleDescription(say('rule.isRequired'));
    await choose(page, { first: 'password', second: 'passwort', language });
    expect(password(language)).toHaveAccessibleDescription(say('rule.isPassword'));
    expect(confirm(language)).toHaveAccessibleDescription(say('rule.passwordEqual'));
    for (const field of [password(language), confirm(language)]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveAttribute('type', 'password');
    }
    await expectAccessible(page.mount('reset-password'));
    expect(posts()).toEqual([]);
  });

  it.each(['402', '3013', '3014', '-400', '-401'])('E-resetToken %s has its words', async (code) => {
    const { link } = issueTokens();
    const page = await openReset(`?token=${link}`, language);
    services.faults.set({ call: byLink, fault: 'code', code, times: 1 });
    await choose(page, { language });
    expect(alert()).toHaveTextContent(texts[language][`notice.ResetPasswordWithToken.${code}`]!);
    expect(password(language)).toHaveValue(good);
    expect(page.analytics).toEqual([{ event: 'password_reset_failure', code }]);
    const isSpent = code.startsWith('-');
    expect(screen.queryAllByRole('link', { name: names[language].newLink })).toHaveLength(isSpent ? 1 : 0);
  });

  it('offers another link where one is spent, and no text of the service', async () => {
    const { link } = issueTokens();
    services.model.resetTokens.clear();
    const page = await openReset(`?token=${link}`, language);
    await choose(page, { language });
    expect(alert()).toHaveTextContent(texts[language]['notice.ResetPasswordWithToken.-401']!);
    const way = screen.getByRole('link', { name: names[language].newLink });
    expect(way).toHaveAttribute('href', `${account}forgot-password`);
    expect(document.body).not.toHaveTextContent('-401');
    await expectAccessible(page.mount('reset-password'));
  });

  it('says that the password may be changed already when an answer was lost (F8)', async () => {
    const { phone } = issueTokens();
    const page = await openReset(`?phoneToken=${phone}`, language);
    services.faults.set({ call: byPhone, fault: 'reset-after', times: 1 });
    await choose(page, { language });
    expect(alert()).toHaveTextContent(texts[language]['notice.System.Default_Error']!);
    await page.visitor.click(submit(language));
    expect(await screen.findByText(texts[language]['resetPassword.maybeDone']!)).toBeVisible();
    expect(screen.getByRole('link', { name: texts[language]['resetPassword.signIn']! })).toHaveAttribute(
      'href',
      account,
    );
    expect(alert()).toBeEmptyDOMElement();
    expect(bodiesOf(byPhone)).toHaveLength(2);
    expect(page.sentTo).toEqual([]);
  });

  it.each(['', '?token=', '?phoneToken=', '?token=a&token=b', `?token=${'a'.repeat(4097)}`])(
    'cannot be set without a token: %.30j (E-reset-InvalidToken, F7)',
    async (search) => {
      const page = await openReset(search, language);
      expect(alert()).toHaveTextContent(texts[language]['notice.ResetPassword.InvalidToken']!);
      expect(screen.getByRole('link', { name: names[language].newLink })).toHaveAttribute(
        'href',
        `${account}forgot-password`,
      );
      await page.visitor.click(screen.getByRole('button', { name: texts[language]['notification.dismiss']! }));
      await choose(page, { language });
      expect(alert()).toHaveTextContent(texts[language]['notice.ResetPassword.InvalidToken']!);
      expect(posts()).toEqual([]);
      expect(page.analytics).toEqual([]);
    },
  );
});

it('takes the token of a PIN before that of a link (A-20), by its own call (A-19)', async () => {
  const { link, phone } = issueTokens();
  const page = await openReset(`?token=${link}&phoneToken=${phone}`);
  await choose(page);
  expect(posts()).toEqual(['POST http://account.test/api/Customers/sms/resetPasswordByPhoneToken']);
  expect(bodiesOf(byPhone)).toEqual([{ token: phone, newPassword: good }]);
});

it('leaves no token in the address, in the document, in storage, or in what the host page hears (F2, J1)', async () => {
  const { link, phone } = issueTokens();
  const page = await openReset(`?a=1&token=${link}&phoneToken=${phone}#/x`);
  expect(location.href).toBe('http://localhost/en/account/reset-password?a=1#/x');
  await choose(page);
  const seen = JSON.stringify([
    page.analytics,
    location.href,
    { ...localStorage },
    { ...sessionStorage },
    history.state,
  ]);
  for (const secret of [link, phone, good]) {
    expect(seen).not.toContain(secret);
    expect(document.documentElement.outerHTML).not.toContain(secret);
  }
});

it('puts the second field right when the first comes to match it', async () => {
  const page = await openReset('?token=a');
  await choose(page, { first: 'N3w-passwor', second: good });
  expect(confirm()).toBeInvalid();
  await page.visitor.type(password(), 'd');
  expect(confirm()).not.toBeInvalid();
});

it('checks the second field again when the first changes under it, once it was filled and left', async () => {
  const page = await openReset('?token=a');
  const { visitor } = page;
  await visitor.type(password(), good);
  await visitor.type(confirm(), good);
  await visitor.type(password(), 'x');
  expect(confirm()).toHaveAccessibleDescription(texts.en['rule.passwordEqual']!);
  await visitor.type(password(), '{Backspace}');
  expect(confirm()).not.toBeInvalid();
});

it('leaves a second field alone that was not filled yet', async () => {
  const page = await openReset('?token=a');
  await page.visitor.type(password(), good);
  await page.visitor.type(password(), 'x');
  expect(confirm()).not.toBeInvalid();
});

it('sends a password as it was typed, blanks and all', async () => {
  const { link } = issueTokens();
  const page = await openReset(`?token=${link}`);
  await choose(page, { first: '  N3w pass　' });
  expect(bodiesOf(byLink)).toEqual([{ token: link, newPassword: '  N3w pass　' }]);
});

it('tells a password over 25 characters instead of cutting it', async () => {
  const page = await openReset('?token=a');
  await choose(page, { first: `Aa1${'x'.repeat(23)}` });
  expect(password()).toHaveValue(`Aa1${'x'.repeat(23)}`);
  expect(password()).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isPassword']!));
  expect(posts()).toEqual([]);
});

it.each(['reset', '500', '502', 'html', 'malformed', '401', '403'] as const)(
  'tells %s, loses nothing, and goes on once it is over (B3)',
  async (fault) => {
    const { link } = issueTokens();
    const page = await openReset(`?token=${link}`);
    services.faults.set({ call: byLink, fault, times: 1 });
    await choose(page);
    expect(alert()).toHaveTextContent(texts.en[`notice.System.${fault === '401' ? '401' : 'Default_Error'}`]!);
    expect(password()).toHaveValue(good);
    await page.visitor.click(submit());
    await settle();
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(alert()).toBeEmptyDOMElement();
    expect(bodiesOf(byLink)).toHaveLength(2);
  },
);

it('sends one request for twenty presses, and goes nowhere once the widget has gone', async () => {
  stopClock();
  const { link } = issueTokens();
  const page = await openReset(`?token=${link}`);
  services.faults.set({ call: byLink, fault: 'slow' });
  await choose(page);
  for (let press = 0; press < 20; press += 1) await page.visitor.click(submit());
  await passTime(5000);
  expect(bodiesOf(byLink)).toHaveLength(1);
  expect(screen.getByRole('heading')).toBeVisible();
  await page.remove('reset-password');
  await passTime(5000);
  expect(page.sentTo).toEqual([]);
});
