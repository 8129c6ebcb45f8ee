import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, services } from '../../support/page/stubServices';
import { requiredText, texts } from '../../support/texts';
import {
  confirmField,
  issueTokens,
  newPasswordField,
  openResetPage,
  resetByLinkCall,
  resetByPinCall,
  submitButton,
  submitNewPassword,
  validPassword,
} from './openResetPage';

const postRequests = () => requests.filter((request) => request.startsWith('POST'));
const alertOutlet = () => screen.getByRole('alert');

describe.each(languages)('a reset, in %s', (language) => {
  const account = `http://localhost${language === 'en' ? '/en' : ''}/account/`;

  it('sets the password by the token of a link and goes to the account page after two seconds (M-rpw-03, M-ent-10)', async () => {
    stopClock();
    const { link } = issueTokens();
    const page = await openResetPage(`?token=${link}`, language);
    await submitNewPassword(page, { language });
    expect(bodiesSentTo(resetByLinkCall)).toEqual([{ token: link, newPassword: validPassword }]);
    expect(bodiesSentTo(resetByPinCall)).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.ResetPasswordSucceed']!);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', account);
    expect(page.analytics).toEqual([{ event: 'password_reset_success' }]);
    await passTime(1999);
    expect(page.navigatedTo).toEqual([]);
    await passTime(2);
    expect(page.navigatedTo).toEqual([account]);
    // A reset does not sign in (F10).
    expect(document.cookie).not.toContain('login-status');
    expect(postRequests()).toHaveLength(1);
    expect(services.model.members.get('mei')?.password).toBe(validPassword);
  });

  it('requires a valid password and the same confirmation (M-rpw-01, A-02, A-03)', async () => {
    const page = await openResetPage('?token=a', language);
    const message = (id: string) => expect.stringContaining(texts[language][id]!);
    await page.visitor.click(submitButton(language));
    expect(newPasswordField(language)).toHaveFocus();
    expect(newPasswordField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(newPasswordField(language), language)),
    );
    expect(confirmField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(confirmField(language), language)),
    );
    await submitNewPassword(page, { password: 'password', confirmation: 'passwort', language });
    expect(newPasswordField(language)).toHaveAccessibleDescription(message('rule.isPassword'));
    expect(confirmField(language)).toHaveAccessibleDescription(message('rule.passwordEqual'));
    for (const field of [newPasswordField(language), confirmField(language)]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveAttribute('type', 'password');
    }
    await expectAccessible(page.mountPoint('reset-password'));
    expect(postRequests()).toEqual([]);
  });

  it.each(['402', '3013', '3014', '-400', '-401', 'InvalidToken'])(
    'shows the notice of the error code %s and keeps the typed values (E-resetToken-402, E-reset-InvalidToken)',
    async (code) => {
      const { link } = issueTokens();
      const page = await openResetPage(`?token=${link}`, language);
      services.faults.set({ call: resetByLinkCall, fault: 'code', code, times: 1 });
      await submitNewPassword(page, { language });
      const group = code === 'InvalidToken' ? 'ResetPassword' : 'ResetPasswordWithToken';
      expect(alertOutlet()).toHaveTextContent(texts[language][`notice.${group}.${code}`]!);
      expect(newPasswordField(language)).toHaveValue(validPassword);
      expect(page.analytics).toEqual([{ event: 'password_reset_failure', code }]);
      // Only another password helps with 3014, only another link with the others.
      expect(screen.queryAllByRole('link', { name: texts[language]['resetPassword.newLink']! })).toHaveLength(
        code === '3014' ? 0 : 1,
      );
    },
  );

  it('offers a new link when the token is used, and shows no text of the service (E-resetToken-neg401)', async () => {
    const { link } = issueTokens();
    services.model.resetTokens.clear();
    const page = await openResetPage(`?token=${link}`, language);
    await submitNewPassword(page, { language });
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.ResetPasswordWithToken.-401']!);
    const newLink = screen.getByRole('link', { name: texts[language]['resetPassword.newLink']! });
    expect(newLink).toHaveAttribute('href', `${account}forgot-password`);
    expect(document.body).not.toHaveTextContent('-401');
    await expectAccessible(page.mountPoint('reset-password'));
  });

  it('shows that the password may be changed already when a response was lost (F8)', async () => {
    const { phone } = issueTokens();
    const page = await openResetPage(`?phoneToken=${phone}`, language);
    services.faults.set({ call: resetByPinCall, fault: 'reset-after', times: 1 });
    await submitNewPassword(page, { language });
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.ResetPassword.unconfirmed']!);
    await page.visitor.click(submitButton(language));
    const maybeDone = await screen.findByText(texts[language]['resetPassword.maybeDone']!);
    expect(maybeDone).toBeVisible();
    expect(screen.getByRole('link', { name: texts[language]['resetPassword.signIn']! })).toHaveAttribute(
      'href',
      account,
    );
    expect(alertOutlet()).toBeEmptyDOMElement();
    expect(bodiesSentTo(resetByPinCall)).toHaveLength(2);
    expect(page.navigatedTo).toEqual([]);
    // Each such response is announced: the text of the last one goes while the form is sent.
    services.faults.set({ call: resetByPinCall, fault: 'timeout', times: 1 });
    await page.visitor.click(submitButton(language));
    await settle();
    expect(maybeDone).not.toBeInTheDocument();
  });

  it('shows the same to a visitor who left the page before the response, and comes back without a token (F8)', async () => {
    sessionStorage.setItem('rewards-widgets.resetPassword.unconfirmed', 'true');
    const page = await openResetPage('', language);
    expect(screen.getByText(texts[language]['resetPassword.maybeDone']!)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(page.mountPoint('reset-password').querySelector('form')).toBeNull();
    expect(alertOutlet()).toBeEmptyDOMElement();
    await expectAccessible(page.mountPoint('reset-password'));
    expect(postRequests()).toEqual([]);
  });

  it.each(['', '?token=', '?phoneToken=', '?token=a&token=b', `?token=${'a'.repeat(4097)}`])(
    'shows how to get a new link instead of the form without a usable token: %.30j (M-rpw-02, F7)',
    async (search) => {
      const page = await openResetPage(search, language);
      expect(alertOutlet()).toHaveTextContent(texts[language]['notice.ResetPassword.InvalidToken']!);
      expect(screen.getByRole('link', { name: texts[language]['resetPassword.newLink']! })).toHaveAttribute(
        'href',
        `${account}forgot-password`,
      );
      expect(screen.getByText(texts[language]['resetPassword.noLink']!)).toBeVisible();
      expect(page.mountPoint('reset-password').querySelector('form')).toBeNull();
      await expectAccessible(page.mountPoint('reset-password'));
      expect(postRequests()).toEqual([]);
      expect(page.analytics).toEqual([]);
    },
  );
});

it('prefers the token of a PIN to that of a link (A-20), and has a call of its own for it (A-19)', async () => {
  const { link, phone } = issueTokens();
  const page = await openResetPage(`?token=${link}&phoneToken=${phone}`);
  await submitNewPassword(page);
  expect(postRequests()).toEqual(['POST http://account.test/api/Customers/sms/resetPasswordByPhoneToken']);
  expect(bodiesSentTo(resetByPinCall)).toEqual([{ token: phone, newPassword: validPassword }]);
});

it.each([
  ['token', resetByLinkCall],
  ['phoneToken', resetByPinCall],
])(
  'sends the plus signs of a %s, whether its link escapes them, leaves them or makes them spaces (A-19)',
  async (name, call) => {
    await openResetPage(`?${name}=a%2Bb+c%20d%3D`).then(submitNewPassword);
    expect(bodiesSentTo(call)).toEqual([{ token: 'a+b+c+d=', newPassword: validPassword }]);
  },
);

it('leaves no token in the address, the document, storage or analytics events (F2, J1)', async () => {
  const { link, phone } = issueTokens();
  const page = await openResetPage(`?a=1&token=${link}&phoneToken=${phone}#/x`);
  expect(location.href).toBe('http://localhost/en/account/reset-password?a=1#/x');
  const expectNoSecret = () => {
    const stored = JSON.stringify([
      page.analytics,
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
    ]);
    for (const secret of [link, phone, validPassword]) {
      expect(stored).not.toContain(secret);
      expect(document.documentElement.outerHTML).not.toContain(secret);
    }
  };
  expectNoSecret();
  await submitNewPassword(page, { confirmation: 'another one' });
  expectNoSecret();
  await submitNewPassword(page);
  expect(bodiesSentTo(resetByPinCall)).toHaveLength(1);
  expectNoSecret();
});

it('removes the error of the confirmation when the password becomes the same (M-rpw-01)', async () => {
  const page = await openResetPage('?token=a');
  await submitNewPassword(page, { password: 'N3w-passwor', confirmation: validPassword });
  expect(confirmField()).toBeInvalid();
  await page.visitor.type(newPasswordField(), 'd');
  expect(confirmField()).not.toBeInvalid();
});

it('validates a confirmation that was filled in and left again when the password changes (M-rpw-01)', async () => {
  const page = await openResetPage('?token=a');
  const { visitor } = page;
  await visitor.type(newPasswordField(), validPassword);
  await visitor.type(confirmField(), validPassword);
  await visitor.type(newPasswordField(), 'x');
  expect(confirmField()).toHaveAccessibleDescription(texts.en['rule.passwordEqual']!);
  await visitor.type(newPasswordField(), '{Backspace}');
  expect(confirmField()).not.toBeInvalid();
});

it('does not validate an empty confirmation when the password changes (M-rpw-01)', async () => {
  const page = await openResetPage('?token=a');
  await page.visitor.type(newPasswordField(), validPassword);
  await page.visitor.type(newPasswordField(), 'x');
  expect(confirmField()).not.toBeInvalid();
});

it('sends a password as typed, spaces included (E6)', async () => {
  const { link } = issueTokens();
  const page = await openResetPage(`?token=${link}`);
  await submitNewPassword(page, { password: '  N3w pass　' });
  expect(bodiesSentTo(resetByLinkCall)).toEqual([{ token: link, newPassword: '  N3w pass　' }]);
});

it('shows an error for a password over 25 characters instead of truncating it (E6)', async () => {
  const page = await openResetPage('?token=a');
  await submitNewPassword(page, { password: `Aa1${'x'.repeat(23)}` });
  expect(newPasswordField()).toHaveValue(`Aa1${'x'.repeat(23)}`);
  expect(newPasswordField()).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isPassword']!));
  expect(postRequests()).toEqual([]);
});

it.each([
  ['reset', 'ResetPassword.unconfirmed'],
  ['500', 'ResetPassword.unconfirmed'],
  ['401', 'System.401'],
  ['403', 'System.Default_Error'],
] as const)(
  'shows for the fault %s the notice %s, keeps the password, and a retry goes on (B3, contract 5)',
  async (fault, notice) => {
    const { link } = issueTokens();
    const page = await openResetPage(`?token=${link}`);
    services.faults.set({ call: resetByLinkCall, fault, times: 1 });
    await submitNewPassword(page);
    expect(alertOutlet()).toHaveTextContent(texts.en[`notice.${notice}`]!);
    expect(newPasswordField()).toHaveValue(validPassword);
    await page.visitor.click(submitButton());
    await settle();
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(alertOutlet()).toBeEmptyDOMElement();
    expect(bodiesSentTo(resetByLinkCall)).toHaveLength(2);
  },
);

it('sends one request for twenty clicks (P-25), and navigates nowhere once the widget is removed (B9)', async () => {
  stopClock();
  const { link } = issueTokens();
  const page = await openResetPage(`?token=${link}`);
  services.faults.set({ call: resetByLinkCall, fault: 'slow' });
  await submitNewPassword(page);
  for (let click = 0; click < 20; click += 1) await page.visitor.click(submitButton());
  await passTime(5000);
  expect(bodiesSentTo(resetByLinkCall)).toHaveLength(1);
  expect(screen.getByRole('heading')).toBeVisible();
  await page.removeMountPoint('reset-password');
  await passTime(5000);
  expect(page.navigatedTo).toEqual([]);
});
