import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { answerOnce, bodiesOf, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { button, calls, enterCard, input, type Language, openForm, openRegister, put, submit, word } from './visit';

const sends = () => bodiesOf(calls.send);
const phoneCodes = ['105', '400', '10005', '20003', '40001'];

describe.each<[Language, string, string]>([
  ['en', 'create-en', 'Resend in 60 s'],
  ['zh', 'create-cn', '60 秒后重新获取'],
])('a code, in %s (M-reg-09, M-ent-05)', (language, template, wait) => {
  it('goes to the number that stands there, with card and language, and no other for a minute', async () => {
    stopClock('2026-03-01T10:00:00+08:00');
    const page = await openForm(language);
    await put(page, 'cellPhone', '13800138000', language);
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(sends()).toEqual([
      {
        phoneNumber: '13800138000',
        template,
        locale: language,
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.SendSMSPinSucceeded']!);
    expect(input('code', language)).toHaveAccessibleDescription(expect.stringContaining('138****8000'));
    const resend = button('sendCode', language);
    expect(resend).toHaveAccessibleName(word('sendCode', language));
    expect(resend).toHaveAccessibleDescription(wait);
    for (let press = 0; press < 5; press += 1) await page.visitor.click(resend);
    await passTime(59_999);
    expect(sends()).toHaveLength(1);
    await passTime(1);
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(sends()).toHaveLength(2);
  });

  it('does not go out for a number that is none', async () => {
    const page = await openForm(language);
    await page.visitor.click(button('sendCode', language));
    expect(input('cellPhone', language)).toHaveFocus();
    expect(input('cellPhone', language)).toHaveAccessibleDescription(texts[language]['rule.isRequired']);
    await put(page, 'cellPhone', '12345', language);
    await page.visitor.click(button('sendCode', language));
    expect(input('cellPhone', language)).toHaveAccessibleDescription(texts[language]['rule.isPhone']);
    expect(sends()).toEqual([]);
  });

  it.each(phoneCodes)('E-phone-%s has the words of its group, and the next press sends', async (code) => {
    const page = await openForm(language);
    await put(page, 'cellPhone', '13800138000', language);
    services.faults.set({ call: calls.send, fault: 'code', code, times: 1 });
    await page.visitor.click(button('sendCode', language));
    const id = `notice.PhoneNumber.${code}`;
    await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
    expect(page.analytics.slice(1)).toEqual([{ event: 'sms_send_failure', purpose: 'register', code }]);
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(wait);
  });

  it('says beside the number that somebody has it (E-register-80009)', async () => {
    const page = await openForm(language);
    await put(page, 'cellPhone', '13800000001', language);
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(texts[language]['notice.Register.80009']!);
    expect(input('cellPhone', language)).toHaveFocus();
    expect(input('cellPhone', language)).toBeInvalid();
    await put(page, 'cellPhone', '13800138000', language);
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(wait);
  });
});

it('waits as long as a 429 says (B5)', async () => {
  const page = await openForm();
  await put(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: '429', times: 1 });
  await page.visitor.click(button('sendCode'));
  await screen.findByText(/^Please wait (30|29) s$/);
  expect(button('sendCode')).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAttribute('aria-disabled', 'false');
});

it('waits that long also where what a 429 says is told beside the number (B5)', async () => {
  const page = await openForm();
  await put(page, 'cellPhone', '13800138000');
  answerOnce(calls.send, { error: { code: 80009 } }, 429);
  await page.visitor.click(button('sendCode'));
  await screen.findByText(/^Please wait (60|59) s$/);
  expect(input('cellPhone')).toBeInvalid();
  expect(button('sendCode')).toHaveAttribute('aria-disabled', 'true');
});

it('keeps its wait where the visitor leaves before the answer, as the code may be on its way (E2)', async () => {
  stopClock();
  const page = await openForm();
  await put(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: 'slow', times: 1 });
  await page.visitor.click(button('sendCode'));
  await settle();
  await page.visitor.click(button('changeCard'));
  await page.visitor.click(button('next'));
  await settle();
  expect(button('sendCode')).toHaveAccessibleDescription(/^Resend in (60|59) s$/);
  await page.visitor.click(button('sendCode'));
  expect(sends()).toHaveLength(1);
});

it('keeps its wait through a reload (E2)', async () => {
  stopClock('2026-03-01T10:00:00+08:00');
  const page = await openForm();
  await put(page, 'cellPhone', '13800138000');
  await page.visitor.click(button('sendCode'));
  await passTime(20_000);
  const again = await openRegister();
  await enterCard(again);
  await settle();
  expect(screen.getByRole('heading', { name: word('formTitle') })).toBeVisible();
  expect(button('sendCode')).toHaveAccessibleDescription('Resend in 40 s');
  expect(sends()).toHaveLength(1);
});

it('passes a security check when the service asks for one, whose ticket goes out once (20005, A-55, G4)', async () => {
  const page = await openForm();
  await put(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: 'code', code: 20005, times: 1 });
  expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull();
  await page.visitor.click(button('sendCode'));
  await screen.findByText(texts.en['notice.PhoneNumber.20005']!, { selector: '.rw-notice-text' });
  const check = await screen.findByRole('group', { name: 'Security check' });
  const verify = await screen.findByRole('button', { name: 'Click to verify' });
  await page.visitor.click(button('sendCode'));
  expect(check).toHaveFocus();
  expect(sends()).toHaveLength(1);
  await page.visitor.click(verify);
  await expectAccessible(page.mount('register'));
  await page.visitor.click(button('sendCode'));
  await screen.findByText(/^Resend in/);
  expect(sends()).toEqual([
    expect.not.objectContaining({ captcha: expect.anything() }),
    expect.objectContaining({ captcha: expect.stringMatching(/^t03/) }),
  ]);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull());
});
