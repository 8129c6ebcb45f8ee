import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { languages } from '../../support/page/languages';
import type { Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { fillQuery, openCardResult, openQueryPage, passSecurityCheck, queryCall, submitButton } from './openQueryPage';

/** Returns the texts of the table, row by row. */
function tableTexts(): string[][] {
  const table = screen.getByRole<HTMLTableElement>('table');
  return [...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
}

/** Returns the text beside a term of the card's details. */
function detail(term: string): string | undefined {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

const transaction = (type: string, values: object = {}) => ({
  date: '2026-03-01 09:05:59',
  shop: 'Nanjing Road',
  type,
  deposit: 0,
  withdrawal: 0,
  ...values,
});

describe('card (M-svc-08)', () => {
  const card = {
    id: '7310230000000000019',
    balance: '1234.5',
    createdAt: '2025-12-31 23:59:59',
    expiredAt: '2028-12-31T16:30:00Z',
    transactions: [],
  };

  it.each(languages)('shows all details, in %s (M-svc-13, M-con-02)', async (language) => {
    const page = await openCardResult(card, language);
    const messages = texts[language];
    expect(detail(messages['svcQuery.balance']!)).toBe('¥1,234.50');
    expect(detail(messages['svcQuery.cardNumber']!)).toBe('7310 2300 0000 0000 019');
    expect(detail(messages['svcQuery.status']!)).toBe(messages['svcQuery.active']);
    expect(detail(messages['svcQuery.createdAt']!)).toBe('2025-12-31');
    // In China it is half past midnight of the next year.
    expect(detail(messages['svcQuery.expiredAt']!)).toBe('2029-01-01');
    await expectAccessible(page.mountPoint('svc-query'));
  });

  it.each([
    ['06', 'Active'],
    ['02', 'Inactive'],
    ['6', 'Inactive'],
    ['', 'Inactive'],
  ])('with status %j is %s (M-svc-11)', async (status, text) => {
    await openCardResult({ status });
    expect(detail('Status')).toBe(text);
  });

  it('moves the focus to its heading, as the form was removed', async () => {
    await openCardResult({});
    expect(screen.getByRole('heading', { name: 'Gift card details' })).toHaveFocus();
  });

  it('leaves the focus of a visitor who has gone on to another part of the page', async () => {
    stopClock();
    const page = await openQueryPage();
    await fillQuery(page);
    services.faults.set({ call: queryCall, fault: 'slow', times: 1 });
    await page.visitor.click(submitButton());
    const elsewhere = focusElsewhere();
    await passTime(4_000);
    expect(screen.getByRole('heading', { name: 'Gift card details' })).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it.each<[Language, href: string]>([
    ['en', 'http://localhost/en/account/?redirectURL=%2Fen%2Faccount%2F%23%2Fprofile%2Fsvc%2Fadd'],
    ['zh', 'http://localhost/account/?redirectURL=%2Faccount%2F%23%2Fprofile%2Fsvc%2Fadd'],
  ])('has the note and the number of customer care, in %s (M-svc-09, M-svc-10)', async (language, href) => {
    await openCardResult({}, language);
    expect(screen.getByText(texts[language]['svcQuery.note']!)).toBeVisible();
    expect(screen.getByRole('link', { name: texts[language]['svcQuery.signIn']! })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: '400-820-6998' })).toHaveAttribute('href', 'tel:400-820-6998');
  });

  it.each<[Language, href: string]>([
    ['en', 'http://localhost/en/account/#/profile/svc/add'],
    ['zh', 'http://localhost/account/#/profile/svc/add'],
  ])('offers a member to add the card, in %s (M-svc-09)', async (language, href) => {
    await openCardResult({}, language, 'mei');
    expect(screen.getByRole('link', { name: texts[language]['svcQuery.addCard']! })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: texts[language]['svcQuery.signIn']! })).toBeNull();
  });

  it.each<[number, Language, boolean]>([
    [29, 'en', true],
    [29, 'zh', true],
    [31, 'en', false],
    [-0.1, 'en', false],
    [-2, 'en', false],
  ])('that ends in %d days has a hint in %s: %s', async (days, language, isShown) => {
    const expiredAt = new Date(Date.now() + days * 86_400_000).toISOString();
    await openCardResult({ expiredAt }, language);
    expect(screen.queryAllByText(texts[language]['svcQuery.expiresSoon']!)).toHaveLength(isShown ? 1 : 0);
  });

  it.each([
    ['0', false],
    ['0.01', true],
    ['unknown', true],
  ])('that ends soon with the balance %s has a hint: %s', async (balance, isShown) => {
    await openCardResult({ balance, expiredAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect(screen.queryAllByText(texts.en['svcQuery.expiresSoon']!)).toHaveLength(isShown ? 1 : 0);
  });

  it.each(languages)('copies its number as plain digits, in %s', async (language) => {
    const { visitor } = await openCardResult({}, language);
    await visitor.click(screen.getByRole('button', { name: texts[language]['svcQuery.copyNumber']! }));
    expect(await screen.findByText(texts[language]['copy.done']!)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7310180000000001');
  });

  it.each(['7310180000000009', '7310180000000001234'])(
    '%s is an error when the query was about another card (G6)',
    async (id) => {
      const page = await openQueryPage();
      respondOnce(queryCall, { data: { id, status: '06', balance: 99, transactions: [] } });
      await fillQuery(page);
      await page.visitor.click(submitButton());
      await findNotice(texts.en['notice.System.Default_Error']!);
      expect(document.body).not.toHaveTextContent('¥99.00');
      expect(screen.getByLabelText('Card number')).toHaveValue('7310180000000001');
      await passSecurityCheck(page);
      await page.visitor.click(submitButton());
      await screen.findByRole('heading', { name: 'Gift card details' });
    },
  );

  it('may have a number that the service masks', async () => {
    const page = await openQueryPage();
    respondOnce(queryCall, { data: { id: '731018******0001', status: '06', balance: 99, transactions: null } });
    await fillQuery(page);
    await page.visitor.click(submitButton());
    await screen.findByText('¥99.00');
    expect(screen.getByText('There are no transactions yet.')).toBeVisible();
  });
});

describe('transactions', () => {
  it.each<[Language, string[]]>([
    [
      'en',
      [
        'Reload',
        'Store purchase',
        'Transferred in',
        'Transferred out',
        'Extension fee',
        'Reload cancelled',
        'Purchase',
        'Refund',
      ],
    ],
    ['zh', ['充值', '门店消费', '转入', '转出', '延期手续费', '充值取消', '购卡/激活', '退款']],
  ])('have a text for each type, in %s (M-svc-12)', async (language, typeTexts) => {
    const types = [
      'RELOAD',
      'STORE_PURCHASE',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'EXTENSION_FEE',
      'RELOAD_CANCELLED',
      'PURCHASE',
      'REFUND',
    ];
    await openCardResult({ transactions: types.map((type) => transaction(type)) }, language);
    expect(tableTexts().map(([, , type]) => type)).toEqual(typeTexts);
  });

  it.each(['activate', 'Activation', 'BUY'])('of type %s are purchases (M-svc-12)', async (type) => {
    await openCardResult({ transactions: [transaction(type)] });
    expect(tableTexts()[0]?.[2]).toBe('Purchase');
  });

  it('are a table with date, shop, type and amounts (M-svc-13)', async () => {
    await openCardResult({
      transactions: [
        transaction('RELOAD', { deposit: 1200.5 }),
        transaction('STORE_PURCHASE', { withdrawal: '35.10' }),
      ],
    });
    const table = screen.getByRole('table', { name: 'Transactions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Store', 'Type', 'Deposit', 'Withdrawal']);
    // The style sheet leaves out empty cells on a phone: the index still tells the column.
    for (const row of within(table).getAllByRole('row')) {
      const cells = [...row.children].map((cell) => cell.getAttribute('aria-colindex'));
      expect(cells).toEqual(['1', '2', '3', '4', '5']);
    }
    expect(tableTexts()).toEqual([
      ['2026-03-01 09:05', 'Nanjing Road', 'Reload', '¥1,200.50', ''],
      ['2026-03-01 09:05', 'Nanjing Road', 'Store purchase', '', '¥35.10'],
    ]);
  });

  it('show a hyphen for an invalid value, and markup as text (G7)', async () => {
    const page = await openCardResult({ id: '7310180000000005' });
    expect(tableTexts()).toEqual([
      ['-', '', 'Reload', '¥100.00', ''],
      ['-', '<b>店</b>', 'CASHBACK_2031', '-', ''],
      ['-', '', '-', '', '-'],
      ['2024-03-01 07:59', '广州天河城店', 'Store purchase', '', '-¥12.50'],
    ]);
    expect(detail('Balance')).toBe('-');
    expect(page.mountPoint('svc-query').querySelector('b')).toBeNull();
    await expectAccessible(page.mountPoint('svc-query'));
  });

  it.each(languages)('that are empty show a hint, in %s', async (language) => {
    const page = await openCardResult({ id: '7310180000000004' }, language);
    // In a row of its own, as a table without rows is not accessible on a phone.
    expect(tableTexts()).toEqual([[texts[language]['svcQuery.noTransactions']!]]);
    expect(screen.queryByRole('button', { name: texts[language]['svcQuery.more']! })).toBeNull();
    await expectAccessible(page.mountPoint('svc-query'));
  });

  it('appear a hundred at a time; Show more focuses the first new row (B7)', async () => {
    const { visitor } = await openCardResult({ id: '7310180000000003' });
    expect(tableTexts()).toHaveLength(100);
    const table = screen.getByRole<HTMLTableElement>('table');
    const showMoreButton = () => screen.queryByRole('button', { name: 'Show more' });
    await visitor.click(showMoreButton()!);
    expect(tableTexts()).toHaveLength(200);
    expect(table.tBodies[0]?.rows[100]).toHaveFocus();
    await visitor.click(showMoreButton()!);
    expect(tableTexts()).toHaveLength(250);
    expect(showMoreButton()).toBeNull();
    expect(table.tBodies[0]?.rows[200]).toHaveFocus();
  });
});

describe.each(languages)('the number of customer care, in %s (M-svc-10)', (language) => {
  const careLink = () => screen.queryByRole('link', { name: '400-820-6998' });

  /** Submits the form. The service returns an error code. */
  async function submitWithError(page: Page): Promise<void> {
    const sent = bodiesSentTo(queryCall).length;
    services.faults.set({ call: queryCall, fault: 'code', code: '204', times: 1 });
    await page.visitor.click(submitButton(language));
    await waitFor(() => expect(bodiesSentTo(queryCall)).toHaveLength(sent + 1));
    await settle();
  }

  it('is shown after three errors of the service', async () => {
    const page = await openQueryPage(language);
    await fillQuery(page, {}, language);
    for (const count of [1, 2, 3]) {
      expect(careLink()).toBeNull();
      await submitWithError(page);
      if (count < 3) await passSecurityCheck(page, language);
    }
    expect(careLink()).toHaveAttribute('href', 'tel:400-820-6998');
  });

  it('is not shown after one more error when a card was found in between', async () => {
    const page = await openQueryPage(language);
    await fillQuery(page, {}, language);
    for (let count = 0; count < 2; count += 1) {
      await submitWithError(page);
      await passSecurityCheck(page, language);
    }
    await page.visitor.click(submitButton(language));
    await page.visitor.click(await screen.findByRole('button', { name: texts[language]['svcQuery.again']! }));
    await fillQuery(page, {}, language);
    await submitWithError(page);
    expect(bodiesSentTo(queryCall)).toHaveLength(4);
    expect(careLink()).toBeNull();
  });
});

it('names the column of each cell, also of those after an empty one', async () => {
  await openCardResult({ transactions: [transaction('STORE_PURCHASE', { withdrawal: 12 })] });
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => [cell.getAttribute('aria-colindex'), cell.dataset['label']])).toEqual([
    ['1', 'Date'],
    ['2', 'Store'],
    ['3', 'Type'],
    ['4', 'Deposit'],
    ['5', 'Withdrawal'],
  ]);
});

describe('query for another card', () => {
  it.each(languages)('starts with empty fields, in %s', async (language) => {
    const page = await openCardResult({}, language);
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['svcQuery.again']! }));
    const fields = [...page.mountPoint('svc-query').querySelectorAll('input')];
    expect(fields.map(({ value }) => value)).toEqual(['', '']);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await fillQuery(page, { id: '7310180000000003' }, language);
    await page.visitor.click(submitButton(language));
    await waitFor(() => expect(detail(texts[language]['svcQuery.balance']!)).toBe('¥4,210.75'));
    expect(bodiesSentTo(queryCall)).toHaveLength(2);
  });

  it('leaves the focus of a visitor who goes back while using another part of the page', async () => {
    await openCardResult({});
    const elsewhere = focusElsewhere();
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toBeVisible());
    expect(elsewhere).toHaveFocus();
  });

  it('opens the tab of the previous query', async () => {
    const page = await openQueryPage();
    await page.visitor.click(screen.getByRole('tab', { name: 'By card number and transaction ID' }));
    await fillQuery(page, { ticketNum: '1000000001' });
    await page.visitor.click(submitButton());
    await page.visitor.click(await screen.findByRole('button', { name: 'Query another card' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('By card number and transaction ID');
    await passSecurityCheck(page);
  });
});
