import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, bodiesOf, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { button, calls, enterCard, input, type Language, openRegister, put, word } from './visit';

const languages: Language[] = ['en', 'zh'];
const registerCodes = Object.keys(texts.en).flatMap((id) => /^notice\.Register\.(\d+)$/.exec(id)?.slice(1) ?? []);

describe('the card (M-reg-03, M-ent-03, M-ent-04)', () => {
  it.each<[Language, string[], string[]]>([
    ['en', ['Card number', 'PIN'], ['What is this?', 'Next']],
    ['zh', ['卡号', '卡片密码'], ['这是什么？', '下一步']],
  ])('is asked for by number and PIN, in %s', async (language, fields, buttons) => {
    const page = await openRegister(language);
    for (const name of fields) expect(screen.getByLabelText(name)).toBeVisible();
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(document.body).toHaveFocus();
    await expectAccessible(page.mount('register'));
  });

  it('sends number and PIN, by Enter as well, and goes on (A-52)', async () => {
    const page = await openRegister();
    // This card's state is a number, the first one's a text.
    await put(page, 'cardNumber', '6200 0000-0000 0011');
    await put(page, 'pin', '12345678');
    await page.visitor.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: word('formTitle') })).toHaveFocus();
    expect(bodiesOf(calls.validate)).toEqual([{ cardNumber: '6200000000000011', pin: '12345678' }]);
    expect(requests).toContain('POST http://account.test/api/Cards/validate');
    expect(page.analytics).toEqual([{ event: 'register_card_success' }]);
  });

  it('sends one request for twenty presses', async () => {
    const page = await openRegister();
    services.faults.set({ call: calls.validate, fault: 'timeout' });
    await enterCard(page);
    for (let press = 0; press < 20; press += 1) await page.visitor.click(button('next'));
    await settle();
    expect(bodiesOf(calls.validate)).toHaveLength(1);
  });
});

describe.each(languages)('what has to be right first, in %s', (language) => {
  // Length, then 73, then the PIN by the card's family.
  it.each([
    ['', '', 'isRequired', 'isRequired'],
    ['620000000000000', '', 'isMSRcardNumber', 'isRequired'],
    ['62000000000000011', '12345678', 'isMSRcardNumber', null],
    ['7310180000000000001', '123456', 'isMSRcardNumber', null],
    ['730000000000000', '12345678', 'isMSRcardNumber', null],
    ['7310180000000001', '123456', 'isCardTypeMSR', null],
    ['7399990000000001', '12345678', 'isCardTypeMSR', null],
    ['6200000000000001', '123456', null, 'isMSRcardPin'],
    ['8110290000000001', '12345678', null, 'isSVCCardPin'],
    ['9110290000000001', '1234567', null, 'isSVCCardPin'],
    ['7310180000000001', '1234567', 'isCardTypeMSR', 'isSVCCardPin'],
    ['7399990000000001', '1234567', 'isCardTypeMSR', 'isCardPin6or8'],
  ])('card %j with PIN %j: %s, %s (M-reg-24, M-reg-25, E-register-NotMSR)', async (number, pin, ofCard, ofPin) => {
    const page = await openRegister(language);
    await enterCard(page, { number, pin }, language);
    for (const [id, rule] of [
      ['cardNumber', ofCard],
      ['pin', ofPin],
    ] as const) {
      const field = input(id, language);
      if (rule === null) expect(field).not.toBeInvalid();
      else expect(field).toHaveAccessibleDescription(expect.stringContaining(texts[language][`rule.${rule}`]!));
    }
    expect(input(ofCard === null ? 'pin' : 'cardNumber', language)).toHaveFocus();
    expect(bodiesOf(calls.validate)).toEqual([]);
  });

  it.each(['8110290000000001', '9110290000000001'])('takes six digits for %s (A-06)', async (number) => {
    const page = await openRegister(language);
    await enterCard(page, { number, pin: '123456' }, language);
    expect(await screen.findByText(texts[language]['notice.Register.104']!)).toBeVisible();
    expect(bodiesOf(calls.validate)).toEqual([{ cardNumber: number, pin: '123456' }]);
  });
});

describe.each(languages)('a card that cannot be used, in %s', (language) => {
  it.each(registerCodes)('E-register-stateCode %s has words, and the card stays to be changed', async (code) => {
    const page = await openRegister(language);
    answerOnce(calls.validate, { data: { stateCode: Number(code) } });
    await enterCard(page, {}, language);
    // 200 is the code of a success: as a state it is a refusal like any other that nobody knows.
    const id = code === '200' ? 'notice.System.Default_Error' : `notice.Register.${code}`;
    const notice = await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
    expect(screen.getByRole('alert')).toContainElement(notice);
    expect(input('cardNumber', language)).toHaveValue('6200000000000001');
    expect(input('pin', language)).toHaveValue('12345678');
    expect(page.analytics).toEqual([{ event: 'register_card_failure', code }]);
  });

  it.each(['987654', '__proto__', 'NaN'])('a state that nobody knows, %s, is the default error', async (stateCode) => {
    const page = await openRegister(language);
    answerOnce(calls.validate, { stateCode });
    await enterCard(page, {}, language);
    await screen.findByText(texts[language]['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent(stateCode);
  });
});

it.each(['500', 'html', 'malformed', 'empty', 'shape', 'reset'] as const)(
  'after the fault %s nothing has changed, and the next try goes on',
  async (fault) => {
    const page = await openRegister();
    services.faults.set({ call: calls.validate, fault, times: 1 });
    await enterCard(page);
    await screen.findByText(texts.en['notice.System.Default_Error']!);
    await page.visitor.click(button('next'));
    await screen.findByRole('heading', { name: word('formTitle') });
  },
);

describe('where the number and the PIN are (M-reg-04)', () => {
  it.each<[Language, string]>([
    ['en', 'Where are the number and the PIN?'],
    ['zh', '卡号和密码在哪里？'],
  ])('is shown in a dialog with two pictures, in %s', async (language, title) => {
    const page = await openRegister(language);
    await put(page, 'cardNumber', '6200', language);
    await page.visitor.click(button('whatIsThis', language));
    const dialog = await screen.findByRole('dialog', { name: title });
    const pictures = within(dialog).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      word('cardFront', language),
      word('cardBack', language),
    ]);
    await expectAccessible(page.mount('register'));
    await page.visitor.click(within(dialog).getByRole('button', { name: word('close', language) }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('whatIsThis', language)).toHaveFocus();

    await page.visitor.click(button('whatIsThis', language));
    await page.visitor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(input('cardNumber', language)).toHaveValue('6200');
    expect(bodiesOf(calls.validate)).toEqual([]);
  });
});
