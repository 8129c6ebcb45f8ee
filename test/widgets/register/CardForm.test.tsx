import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { expectFieldError } from '../../support/page/expectFieldError';
import { languages } from '../../support/page/languages';
import type { Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, respondOnce, services } from '../../support/page/stubServices';
import { requiredText, texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { button, calls, fillField, getField, openRegisterPage, submitCard, textOf } from './openRegisterPage';

/** The error codes that are about the card number, and not about its PIN as well. */
const numberCodes = ['104', '106', '3006', '3008', '3015', '6004'];
const errorCodes = Object.keys(texts.en).flatMap((id) => /^notice\.Register\.(\d+)$/.exec(id)?.slice(1) ?? []);

describe('the card form (M-reg-03, M-ent-03, M-ent-04)', () => {
  it.each(languages)('has the fields number and PIN, and does not take the focus, in %s', async (language) => {
    const page = await openRegisterPage(language);
    for (const id of ['cardNumber', 'pin']) expect(getField(id, language)).toBeVisible();
    // Browsers neither fill it in nor save it as the password of the site.
    expect(getField('pin', language)).toHaveAttribute('autocomplete', 'one-time-code');
    for (const id of ['whatIsThis', 'next']) expect(button(id, language)).toBeVisible();
    expect(document.body).toHaveFocus();
    await expectAccessible(page.mountPoint('register'));
  });

  it('sends number and PIN on Enter and shows the next step (A-52)', async () => {
    const page = await openRegisterPage();
    // The service returns this card's state as a number, and that of the default card as a string.
    await fillField(page, 'cardNumber', '6200 0000-0000 0011');
    await fillField(page, 'pin', '12345678');
    await page.visitor.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: textOf('formTitle') })).toHaveFocus();
    expect(bodiesSentTo(calls.validate)).toEqual([{ cardNumber: '6200000000000011', pin: '12345678' }]);
    expect(requests).toContain('POST http://account.test/api/Cards/validate');
    expect(page.analytics).toEqual([{ event: 'register_card_success' }]);
  });

  it.each(['cardNumber', 'pin'])('stays when the visitor has corrected the %s during the request', async (id) => {
    stopClock();
    const page = await openRegisterPage();
    services.faults.set({ call: calls.validate, fault: 'slow', times: 1 });
    await submitCard(page);
    await page.visitor.type(getField(id), '{Backspace}2');
    await passTime(5000);
    expect(screen.queryByRole('heading', { name: textOf('formTitle') })).toBeNull();
    expect(button('next')).toHaveAttribute('aria-disabled', 'false');
    expect(page.analytics).toEqual([]);
  });

  it('leaves the focus of a visitor who has gone on to another part of the page', async () => {
    stopClock();
    const page = await openRegisterPage();
    services.faults.set({ call: calls.validate, fault: 'slow', times: 1 });
    await submitCard(page);
    const elsewhere = focusElsewhere();
    await passTime(4_000);
    expect(screen.getByRole('heading', { name: textOf('formTitle') })).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('sends one request for twenty clicks (P-25)', async () => {
    const page = await openRegisterPage();
    services.faults.set({ call: calls.validate, fault: 'timeout' });
    await submitCard(page);
    for (let click = 0; click < 20; click += 1) await page.visitor.click(button('next'));
    await settle();
    expect(bodiesSentTo(calls.validate)).toHaveLength(1);
  });
});

describe.each(languages)('validation, in %s', (language) => {
  // The order of the rules: length, then prefix 73, then the PIN by the card's family.
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
  ])('card %j with PIN %j: %s, %s (M-reg-24, M-reg-25, E-register-NotMSR)', async (number, pin, cardRule, pinRule) => {
    const page = await openRegisterPage(language);
    await submitCard(page, { number, pin }, language);
    for (const [id, rule] of [
      ['cardNumber', cardRule],
      ['pin', pinRule],
    ] as const) {
      const field = getField(id, language);
      if (rule === null) expect(field).not.toBeInvalid();
      else if (rule === 'isRequired') expect(field).toHaveAccessibleDescription(requiredText(field, language));
      else expect(field).toHaveAccessibleDescription(expect.stringContaining(texts[language][`rule.${rule}`]!));
    }
    expect(getField(cardRule === null ? 'pin' : 'cardNumber', language)).toHaveFocus();
    expect(bodiesSentTo(calls.validate)).toEqual([]);
  });

  it.each(['8110290000000001', '9110290000000001'])('accepts a PIN of six digits for %s (A-06)', async (number) => {
    const page = await openRegisterPage(language);
    await submitCard(page, { number, pin: '123456' }, language);
    expect(await findNotice(texts[language]['notice.Register.104']!)).toBeVisible();
    expect(bodiesSentTo(calls.validate)).toEqual([{ cardNumber: number, pin: '123456' }]);
  });
});

describe.each(languages)('a card that the service rejects, in %s', (language) => {
  it.each(errorCodes)(
    'shows the notice of E-register-stateCode %s, marks the number for an error about it, and keeps the card',
    async (code) => {
      const page = await openRegisterPage(language);
      respondOnce(calls.validate, { data: { stateCode: Number(code) } });
      await submitCard(page, {}, language);
      // 200 is the key of a success message. As a state it is an unknown error.
      const id = code === '200' ? 'notice.System.Default_Error' : `notice.Register.${code}`;
      const notice = await screen.findByText(texts[language][id]!, { selector: '.rw-notice-text' });
      expect(screen.getByRole('alert')).toContainElement(notice);
      await settle();
      if (numberCodes.includes(code)) expectFieldError(getField('cardNumber', language), texts[language][id]!);
      else expect(getField('cardNumber', language)).not.toBeInvalid();
      expect(getField('pin', language)).not.toBeInvalid();
      expect(getField('cardNumber', language)).toHaveValue('6200000000000001');
      expect(getField('pin', language)).toHaveValue('12345678');
      expect(page.analytics).toEqual([{ event: 'register_card_failure', code }]);
    },
  );

  it.each(['987654', '__proto__', 'NaN'])('shows the default error for the unknown state %s', async (stateCode) => {
    const page = await openRegisterPage(language);
    respondOnce(calls.validate, { stateCode });
    await submitCard(page, {}, language);
    await findNotice(texts[language]['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent(stateCode);
  });
});

/** Returns what a failed request must not change: the fields, the step, the address and what the browser stores. */
const readPage = (page: Page) => ({
  fields: (['cardNumber', 'pin'] as const).map((id) => (getField(id) as HTMLInputElement).value),
  heading: screen.getByRole('heading', { name: textOf('cardTitle') }).textContent,
  href: location.href,
  navigatedTo: [...page.navigatedTo],
  stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
});

it.each(['500', 'html', 'malformed', 'empty', 'shape', 'reset'] as const)(
  'shows the default error for the fault %s, changes nothing, and a retry goes on (B3)',
  async (fault) => {
    const page = await openRegisterPage();
    await fillField(page, 'cardNumber', '6200000000000001');
    await fillField(page, 'pin', '12345678');
    const before = readPage(page);
    services.faults.set({ call: calls.validate, fault, times: 1 });
    await page.visitor.click(button('next'));
    await findNotice(texts.en['notice.System.Default_Error']!);
    expect(readPage(page)).toEqual(before);
    expect(bodiesSentTo(calls.validate)).toHaveLength(1);
    await page.visitor.click(button('next'));
    await screen.findByRole('heading', { name: textOf('formTitle') });
  },
);

describe('the help about number and PIN (M-reg-04)', () => {
  it.each(languages)(
    'is a dialog with a picture of each side of the card, and Escape or a button closes it, in %s',
    async (language) => {
      const page = await openRegisterPage(language);
      await fillField(page, 'cardNumber', '6200', language);
      await page.visitor.click(button('whatIsThis', language));
      const dialog = await screen.findByRole('dialog', { name: textOf('helpTitle', language) });
      const pictures = within(dialog).getAllByRole('img');
      expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
        textOf('cardFront', language),
        textOf('cardBack', language),
      ]);
      await expectAccessible(page.mountPoint('register'));
      await page.visitor.click(within(dialog).getByRole('button', { name: textOf('close', language) }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button('whatIsThis', language)).toHaveFocus();

      await page.visitor.click(button('whatIsThis', language));
      await page.visitor.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(getField('cardNumber', language)).toHaveValue('6200');
      expect(bodiesSentTo(calls.validate)).toEqual([]);
    },
  );
});
