import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import {
  button,
  calls,
  fillField,
  getField,
  openRegisterPage,
  openSignUpForm,
  submitButton,
  submitCard,
  textOf,
} from './openRegisterPage';

const sendRequests = () => bodiesSentTo(calls.send);
const phoneCodes = ['400', '10005', '20003', '40001'];

describe.each<[Language, string, string]>([
  ['en', 'create-en', 'Resend in 60 s'],
  ['zh', 'create-cn', '60 秒后重新获取'],
])('the button that sends a code, in %s (M-reg-09, M-ent-05)', (language, template, wait) => {
  it('sends number, card and language, and waits a minute before the next code', async () => {
    stopClock('2026-03-01T10:00:00+08:00');
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800138000', language);
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(sendRequests()).toEqual([
      {
        phoneNumber: '13800138000',
        template,
        locale: language,
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.SendSMSPinSucceeded']!);
    expect(getField('code', language)).toHaveAccessibleDescription(expect.stringContaining('138****8000'));
    const resend = button('sendCode', language);
    expect(resend).toHaveAccessibleName(textOf('sendCode', language));
    expect(resend).toHaveAccessibleDescription(wait);
    for (let click = 0; click < 5; click += 1) await page.visitor.click(resend);
    await passTime(59_999);
    expect(sendRequests()).toHaveLength(1);
    await passTime(1);
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(sendRequests()).toHaveLength(2);
  });

  it('sends at once to a corrected number, and forgets the code of the other one (E2)', async () => {
    stopClock('2026-03-01T10:00:00+08:00');
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800138000', language);
    await page.visitor.click(button('sendCode', language));
    await settle();
    await fillField(page, 'code', '12', language);
    await page.visitor.tab();
    expect(getField('code', language)).toBeInvalid();
    await passTime(20_000);
    await page.visitor.type(getField('cellPhone', language), '{Backspace}1');
    expect(getField('code', language)).toHaveValue('');
    expect(getField('code', language)).not.toBeInvalid();
    expect(getField('code', language)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getField('code', language)).not.toHaveAccessibleDescription(expect.stringContaining('138****8000'));
    expect(button('sendCode', language)).toHaveAttribute('aria-disabled', 'false');
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(sendRequests()).toMatchObject([{ phoneNumber: '13800138000' }, { phoneNumber: '13800138001' }]);
    expect(getField('code', language)).toHaveAccessibleDescription(expect.stringContaining('138****8001'));
    expect(button('sendCode', language)).toHaveAccessibleDescription(wait);
    // The first number still has its own wait.
    await page.visitor.type(getField('cellPhone', language), '{Backspace}0');
    expect(button('sendCode', language)).toHaveAccessibleDescription(/40/);
    await page.visitor.click(button('sendCode', language));
    expect(sendRequests()).toHaveLength(2);
  });

  const haveCode = () => screen.queryByRole('button', { name: texts[language]['form.haveCode']! });

  /** Opens the form and requests a code. The response is lost. */
  async function openAfterLostResponse() {
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800138000', language);
    services.faults.set({ call: calls.send, fault: 'reset', times: 1 });
    await page.visitor.click(button('sendCode', language));
    await settle();
    expect(haveCode()).toBeVisible();
    return page;
  }

  it('after a lost response, offers to enter the code of the number in the field, and then waits (E2)', async () => {
    const page = await openAfterLostResponse();
    await page.visitor.type(getField('cellPhone', language), '{Backspace}1');
    expect(haveCode()).toBeNull();
    await page.visitor.type(getField('cellPhone', language), '{Backspace}0');
    // The service has sent one, and refuses another one so soon.
    services.faults.set({ call: calls.send, fault: 'code', code: '40001', times: 1 });
    await page.visitor.click(button('sendCode', language));
    await settle();
    // The text message may be faster than the click.
    await page.visitor.type(getField('code', language), '12');
    await page.visitor.click(haveCode()!);
    expect(getField('code', language)).toHaveFocus();
    expect(getField('code', language)).toHaveValue('12');
    expect(haveCode()).toBeNull();
    expect(button('sendCode', language)).toHaveAccessibleDescription(/60/);
    expect(sendRequests()).toHaveLength(2);
  });

  it('no longer offers to enter that code once another one is sent (E2)', async () => {
    const page = await openAfterLostResponse();
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(wait);
    expect(haveCode()).toBeNull();
    expect(sendRequests()).toHaveLength(2);
  });

  it('sends nothing for an invalid number', async () => {
    const page = await openSignUpForm(language);
    await page.visitor.click(button('sendCode', language));
    expect(getField('cellPhone', language)).toHaveFocus();
    expect(getField('cellPhone', language)).toHaveAccessibleDescription(
      requiredText(getField('cellPhone', language), language),
    );
    await fillField(page, 'cellPhone', '12345', language);
    await page.visitor.click(button('sendCode', language));
    const description = expect.stringContaining(texts[language]['rule.isPhone']!);
    expect(getField('cellPhone', language)).toHaveAccessibleDescription(description);
    expect(sendRequests()).toEqual([]);
  });

  it.each(phoneCodes)('shows the notice of E-phone-%s, and the next click sends', async (code) => {
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800138000', language);
    services.faults.set({ call: calls.send, fault: 'code', code, times: 1 });
    await page.visitor.click(button('sendCode', language));
    const id = `notice.PhoneNumber.${code}`;
    await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
    expect(page.analytics.slice(1)).toEqual([{ event: 'sms_send_failure', purpose: 'register', code }]);
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(wait);
  });

  it.each(['104', '105', '106', '3006', '6004', '30001', '30002', '30003', '30004'])(
    'shows the notice of E-register-%s, about the card',
    async (code) => {
      const page = await openSignUpForm(language);
      await fillField(page, 'cellPhone', '13800138000', language);
      services.faults.set({ call: calls.send, fault: 'code', code, times: 1 });
      await page.visitor.click(button('sendCode', language));
      await screen.findByText(texts[language][`notice.Register.${code}`]!, { selector: '.rw-notice-text' });
      expect(page.analytics.slice(1)).toEqual([{ event: 'sms_send_failure', purpose: 'register', code }]);
    },
  );

  it('shows at the number that it is taken (E-register-80009)', async () => {
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800000001', language);
    await page.visitor.click(button('sendCode', language));
    await findNotice(texts[language]['notice.Register.80009']!);
    expect(getField('cellPhone', language)).toHaveFocus();
    expect(getField('cellPhone', language)).toBeInvalid();
    await page.visitor.tab();
    await settle();
    // The number is the same.
    expect(getField('cellPhone', language)).toBeInvalid();
    await fillField(page, 'cellPhone', '13800138000', language);
    await page.visitor.click(button('sendCode', language));
    await screen.findByText(wait);
  });

  it('shows at an empty number that it is required, until the visitor has typed one (M-val-01)', async () => {
    const page = await openSignUpForm(language);
    fireEvent.click(button('sendCode', language));
    await waitFor(() => expect(getField('cellPhone', language)).toBeInvalid());
    await page.visitor.type(getField('cellPhone', language), '13800138000');
    expect(getField('cellPhone', language)).not.toBeInvalid();
  });

  it('shows a late error at the number, and leaves the focus of a visitor who types elsewhere (B9)', async () => {
    stopClock();
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800000001', language);
    respondOnce(calls.send, { error: { code: 80009 } }, 400, 1000);
    await page.visitor.click(button('sendCode', language));
    await page.visitor.type(getField('firstName', language), 'Mei');
    await passTime(1000);
    expect(getField('cellPhone', language)).toBeInvalid();
    expect(getField('firstName', language)).toHaveFocus();
    // The outlet announces it to a visitor who types elsewhere.
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.Register.80009']!);
  });

  it('does not show at a corrected number that the other one is taken (B9)', async () => {
    stopClock();
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800000001', language);
    respondOnce(calls.send, { error: { code: 80009 } }, 400, 1000);
    await page.visitor.click(button('sendCode', language));
    await fillField(page, 'cellPhone', '13800138000', language);
    await passTime(1000);
    expect(getField('cellPhone', language)).not.toBeInvalid();
    expect(screen.getAllByText(texts[language]['notice.Register.80009']!)[0]).toBeVisible();
  });
});

it('shows no longer that a number is taken once it is another one, also after going back to the card', async () => {
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800000001');
  await page.visitor.click(button('changeCard'));
  await submitCard(page);
  await screen.findByText(textOf('formTitle'));
  expect(getField('cellPhone')).toHaveValue('13800000001');
  await page.visitor.click(button('sendCode'));
  await waitFor(() => expect(getField('cellPhone')).toBeInvalid());
  await fillField(page, 'cellPhone', '13800138000');
  await waitFor(() => expect(getField('cellPhone')).not.toBeInvalid());
});

describe.each(languages)('the mobile number, in %s (M-reg-21)', (language) => {
  it.each(['+86 138 0013 8000', '0086-13800138000', '8613800138000', '１３８ ００１３ ８０００'])(
    'typed key by key as %s ends as 11 digits',
    async (typed) => {
      const page = await openSignUpForm(language);
      await page.visitor.type(getField('cellPhone', language), typed);
      expect(getField('cellPhone', language)).toHaveValue('13800138000');
      await page.visitor.tab();
      expect(getField('cellPhone', language)).not.toBeInvalid();
    },
  );

  it('with a digit too many shows an error and is not cut to another number', async () => {
    const page = await openSignUpForm(language);
    await page.visitor.type(getField('cellPhone', language), '138001380001');
    await page.visitor.tab();
    expect(getField('cellPhone', language)).toHaveValue('138001380001');
    expect(getField('cellPhone', language)).toHaveAccessibleDescription(texts[language]['rule.isPhone']!);
  });
});

it('waits as long as a 429 says (B5)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: '429', times: 1 });
  await page.visitor.click(button('sendCode'));
  await settle();
  expect(button('sendCode')).toHaveAccessibleDescription('Please wait 30 s');
  expect(button('sendCode')).toHaveAttribute('aria-disabled', 'true');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  await page.visitor.click(button('sendCode'));
  await passTime(30_000);
  expect(sendRequests()).toHaveLength(1);
  await page.visitor.click(button('sendCode'));
  await settle();
  expect(sendRequests()).toHaveLength(2);
});

it('waits as long when the error of the 429 is shown at the number (B5)', async () => {
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800138000');
  respondOnce(calls.send, { error: { code: 80009 } }, 429);
  await page.visitor.click(button('sendCode'));
  await screen.findByText(/^Please wait (60|59) s$/);
  expect(getField('cellPhone')).toBeInvalid();
  expect(button('sendCode')).toHaveAttribute('aria-disabled', 'true');
});

it('keeps the wait when the visitor leaves the step before the response, as the code may be sent (E2)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: 'slow', times: 1 });
  await page.visitor.click(button('sendCode'));
  await settle();
  await page.visitor.click(button('changeCard'));
  await page.visitor.click(button('next'));
  await settle();
  expect(button('sendCode')).toHaveAccessibleDescription(/^Resend in (60|59) s$/);
  await page.visitor.click(button('sendCode'));
  expect(sendRequests()).toHaveLength(1);
});

it('keeps the wait through a reload (E2)', async () => {
  stopClock('2026-03-01T10:00:00+08:00');
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800138000');
  await page.visitor.click(button('sendCode'));
  await passTime(20_000);
  const reloaded = await openRegisterPage();
  await submitCard(reloaded);
  await settle();
  expect(screen.getByRole('heading', { name: textOf('formTitle') })).toBeVisible();
  expect(button('sendCode')).toHaveAccessibleDescription('Resend in 40 s');
  expect(sendRequests()).toHaveLength(1);
});

it('shows the security check when the service requires it, and sends its ticket once (E-phone-20005, A-55, G4)', async () => {
  stopClock();
  const page = await openSignUpForm();
  await fillField(page, 'cellPhone', '13800138000');
  services.faults.set({ call: calls.send, fault: 'code', code: 20005, times: 1 });
  expect(screen.queryByRole('group', { name: texts.en['captcha.title']! })).toBeNull();
  await page.visitor.click(button('sendCode'));
  await settle();
  expect(screen.getByText(texts.en['notice.PhoneNumber.20005']!, { selector: '.rw-notice-text' })).toBeVisible();
  const securityCheck = screen.getByRole('group', { name: texts.en['captcha.title']! });
  await page.visitor.click(button('sendCode'));
  expect(securityCheck).toHaveFocus();
  expect(sendRequests()).toHaveLength(1);
  await page.visitor.click(screen.getByRole('button', { name: 'Click to verify' }));
  await expectAccessible(page.mountPoint('register'));
  await page.visitor.click(button('sendCode'));
  await passTime(60_000);
  expect(screen.queryByRole('group', { name: texts.en['captcha.title']! })).toBeNull();
  await page.visitor.click(button('sendCode'));
  await settle();
  expect(sendRequests()).toEqual([
    expect.not.objectContaining({ captcha: expect.anything() }),
    expect.objectContaining({ captcha: expect.stringMatching(/^t03/) }),
    expect.not.objectContaining({ captcha: expect.anything() }),
  ]);
});
