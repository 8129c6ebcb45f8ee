import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, type openPage, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  enterPin,
  identifier,
  identify,
  type Language,
  names,
  openRecovery,
  pin,
  sendCall,
  sentPin,
  username,
  verifyCall,
} from './visit';

/** A number that two accounts have. */
const shared = '13800000006';

async function openUsernameStep(language: Language = 'en') {
  stopClock();
  const page = await openRecovery(language);
  await identify(page, shared, language);
  return page;
}

async function name({ visitor }: Awaited<ReturnType<typeof openPage>>, user: string, language: Language = 'en') {
  await visitor.clear(username(language));
  await visitor.type(username(language), user);
  await visitor.click(button('next', language));
  await settle();
}

describe.each<Language>(['en', 'zh'])('40002, in %s (E-fpw-40002)', (language) => {
  const template = language === 'en' ? 'password-en' : 'password-cn';

  it('asks whose account it is, then sends the PIN with that name (M-fpw-03, M-fpw-04)', async () => {
    const page = await openUsernameStep(language);
    expect(username(language)).toHaveFocus();
    expect(username(language)).toHaveAccessibleDescription(expect.stringContaining('138****0006'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await page.visitor.click(button('next', language));
    await settle();
    expect(username(language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.isRequired']!),
    );

    await name(page, '  twin.two ', language);
    expect(bodiesOf(sendCall)).toEqual([
      { phoneNumber: shared, template },
      { phoneNumber: shared, template, user: 'twin.two' },
    ]);
    const code = sentPin();
    await enterPin(page, code, language);
    expect(bodiesOf(verifyCall)).toEqual([{ phoneNumber: shared, user: 'twin.two', cellPhoneValidFlag: code }]);
    expect(page.sentTo).toHaveLength(1);
  });

  it('a second time asks for the security check, which may be passed or not (M-fpw-05, A-22)', async () => {
    const page = await openUsernameStep(language);
    await name(page, 'mei', language);
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.ResetPassword.20005']!);
    expect(username(language)).toHaveValue('mei');
    expect(screen.getByRole('group', { name: names[language].check })).toBeVisible();
    await name(page, 'twin.one', language);
    expect(bodiesOf(sendCall).at(-1)).toEqual({ phoneNumber: shared, template, user: 'twin.one' });
    expect(pin(language)).toHaveFocus();
  });

  it.each(['10005', '20003', '20009', '987654'])('other refusals are told: %s (M-fpw-06)', async (code) => {
    const page = await openUsernameStep(language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await name(page, 'twin.one', language);
    const key = code === '987654' ? 'System.Default_Error' : `ResetPassword.${code}`;
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language][`notice.${key}`]!);
    expect(username(language)).toHaveValue('twin.one');
  });
});

it('sends the ticket of the check where it was passed, and must be passed where the service says so', async () => {
  const page = await openUsernameStep();
  await name(page, 'mei');
  const check = () => screen.getByRole('group', { name: 'Security check' });
  await page.visitor.click(await within(check()).findByRole('button', { name: names.en.verify }));
  services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
  await name(page, 'twin.one');
  expect(bodiesOf(sendCall).at(-1)).toMatchObject({ user: 'twin.one', captcha: expect.stringMatching(/^t03/) });
  await page.visitor.click(button('next'));
  await settle();
  expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
  expect(bodiesOf(sendCall)).toHaveLength(3);
});

it('leads back to the start', async () => {
  const page = await openUsernameStep();
  await page.visitor.click(button('other'));
  expect(identifier()).toHaveFocus();
  expect(identifier()).toHaveValue('');
});

it('is accessible', async () => {
  const page = await openUsernameStep();
  jest.useRealTimers();
  await expectAccessible(page.mount('forgot-password'));
});
