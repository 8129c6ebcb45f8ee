import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesOf, callsOf, openPage, services, settle, site } from '../../support/page';
import { texts } from '../../support/texts';

const sendCall = 'POST /api/Sms/account/send';
const verifyCall = 'POST /api/Sms/account/verify';

const names = {
  zh: {
    path: '/account/',
    user: '用户名或邮箱',
    password: '密码',
    signIn: '登录',
    send: '获取验证码',
    code: '验证码',
    verify: '验证',
  },
  en: {
    path: '/en/account/',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
    send: 'Send code',
    code: 'SMS code',
    verify: 'Verify',
  },
} as const;

async function openUnverified(language: 'zh' | 'en' = 'en') {
  const say = names[language];
  const page = await openPage({ path: say.path, mounts: ['auth', 'notification'] });
  const press = async (name: string) => {
    await page.visitor.click(screen.getByRole('button', { name }));
    await settle();
  };
  await page.visitor.type(screen.getByLabelText(say.user), 'unverified');
  await page.visitor.type(screen.getByLabelText(say.password), 'Passw0rd!');
  await press(say.signIn);
  return { page, say, press };
}

it.each(['zh', 'en'] as const)(
  '3099 asks for a code to the account’s number, then to sign in again (%s)',
  async (language) => {
    const { page, say, press } = await openUnverified(language);
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.Login.3099']!);
    expect(screen.getByText(texts[language]['auth.verify.lead']!)).toHaveFocus();
    await expectAccessible(page.mount('auth'));

    await press(say.send);
    expect(bodiesOf(sendCall)).toEqual([{ template: language === 'zh' ? 'verify-cn' : 'verify-en' }]);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'account' });
    const code = services.outbox.at(-1)?.code ?? '';
    await page.visitor.type(screen.getByLabelText(say.code), code);
    await press(say.verify);
    expect(bodiesOf(verifyCall)).toEqual([{ cellPhoneValidFlag: code }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.verified']!);
    // Nobody is let in by the code alone (F10): the name stands, the password has to be typed.
    expect(screen.getByLabelText(say.user)).toHaveValue('unverified');
    expect(screen.getByLabelText(say.password)).toHaveValue('');
    expect(screen.getByLabelText(say.password)).toHaveFocus();
    expect(document.cookie).not.toContain('login-status');

    await page.visitor.type(screen.getByLabelText(say.password), 'Passw0rd!');
    await press(say.signIn);
    expect(document.cookie).toContain('login-status=true');
  },
);

it('a wrong code is told in the words of its group, and after five a new one has to be sent (F4)', async () => {
  const { page, say, press } = await openUnverified();
  await press(say.send);
  for (let round = 0; round < 5; round += 1) {
    await page.visitor.clear(screen.getByLabelText(say.code));
    await page.visitor.type(screen.getByLabelText(say.code), '1111');
    await press(say.verify);
  }
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.AuthValidateAlert.10005']!);
  expect(screen.getByLabelText(say.code)).toHaveFocus();
  await press(say.verify);
  expect(callsOf(verifyCall)).toHaveLength(5);
});

it('leads back to the sign-in on a press', async () => {
  const { press } = await openUnverified();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await press('Back to sign-in');
  expect(screen.getByLabelText('Username or email')).toHaveValue('unverified');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([sendCall, verifyCall])('80040 leads to validate the number from here as well: %s', async (call) => {
  const { page, say, press } = await openUnverified();
  if (call === verifyCall) await press(say.send);
  services.faults.set({ call, fault: 'code', code: 80040, times: 1 });
  if (call === verifyCall) await page.visitor.type(screen.getByLabelText(say.code), '1234');
  await press(call === sendCall ? say.send : say.verify);
  const query = '?username=unverified&redirectURL=%2Fen%2Faccount%2F&code=80040';
  expect(page.sentTo).toEqual([`${site}/en/account/phone-validate${query}`]);
});
