import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, bodiesOf } from '../../support/page';
import { texts } from '../../support/texts';
import { fillIn, type Language, openQuery, queryCall, queryCard, submit, verify } from './visit';

/** The rows of the table as a reader sees them. */
function rows(): string[][] {
  const table = screen.getByRole<HTMLTableElement>('table');
  return [...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
}

/** What stands beside a term of the card's description. */
function shown(term: string): string | undefined {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

const row = (type: string, more: object = {}) => ({
  date: '2026-03-01 09:05:59',
  shop: 'Nanjing Road',
  type,
  deposit: 0,
  withdrawal: 0,
  ...more,
});

describe('the card (M-svc-08)', () => {
  const card = {
    id: '7310230000000000019',
    balance: '1234.5',
    createdAt: '2025-12-31 23:59:59',
    expiredAt: '2028-12-31T16:30:00Z',
    transactions: [],
  };

  it.each<[Language, string[]]>([
    ['en', ['Balance', 'Card number', 'Status', 'Active', 'Issued on', 'Valid until']],
    ['zh', ['余额', '卡号', '状态', '已激活', '开卡日期', '有效期至']],
  ])('is shown with all that is known of it, in %s (M-svc-13, M-con-02)', async (language, words) => {
    const page = await queryCard(card, language);
    const [balance, number, status, active, issued, valid] = words as [string, string, string, string, string, string];
    expect(shown(balance)).toBe('¥1,234.50');
    expect(shown(number)).toBe('7310 2300 0000 0000 019');
    expect(shown(status)).toBe(active);
    expect(shown(issued)).toBe('2025-12-31');
    // Half past midnight in China: the next year.
    expect(shown(valid)).toBe('2029-01-01');
    await expectAccessible(page.mount('svc-query'));
  });

  it.each([
    ['06', 'Active'],
    ['02', 'Inactive'],
    ['6', 'Inactive'],
    ['', 'Inactive'],
  ])('of status %j is %s (M-svc-11)', async (status, word) => {
    await queryCard({ status });
    expect(shown('Status')).toBe(word);
  });

  it('takes the focus to its heading, since the form is gone', async () => {
    await queryCard({});
    expect(screen.getByRole('heading', { name: 'Gift card details' })).toHaveFocus();
  });

  it.each<[Language, string, string, string]>([
    ['en', texts.en['svcQuery.note']!, 'Sign in to your account', 'http://localhost/en/account/'],
    ['zh', texts.zh['svcQuery.note']!, '登录账户', 'http://localhost/account/'],
  ])('comes with the note and the care line, in %s (M-svc-09, M-svc-10)', async (language, note, link, href) => {
    await queryCard({}, language);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: '400-820-6998' })).toHaveAttribute('href', 'tel:400-820-6998');
  });

  it.each(['7310180000000009', '7310180000000001234'])('%s is dropped when another was asked for (G6)', async (id) => {
    const page = await openQuery();
    answerOnce(queryCall, { data: { id, status: '06', balance: 99, transactions: [] } });
    await fillIn(page);
    await page.visitor.click(submit());
    await screen.findByText(texts.en['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent('¥99.00');
    expect(screen.getByLabelText('Card number')).toHaveValue('7310180000000001');
    await verify(page);
    await page.visitor.click(submit());
    await screen.findByRole('heading', { name: 'Gift card details' });
  });

  it('is shown under a number that a service masks', async () => {
    const page = await openQuery();
    answerOnce(queryCall, { data: { id: '731018******0001', status: '06', balance: 99, transactions: null } });
    await fillIn(page);
    await page.visitor.click(submit());
    await screen.findByText('¥99.00');
    expect(screen.getByText('There are no transactions yet.')).toBeVisible();
  });
});

describe('the transactions', () => {
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
  ])('are named by type, in %s (M-svc-12)', async (language, types) => {
    const wire = [
      'RELOAD',
      'STORE_PURCHASE',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'EXTENSION_FEE',
      'RELOAD_CANCELLED',
      'PURCHASE',
      'REFUND',
    ];
    await queryCard({ transactions: wire.map((type) => row(type)) }, language);
    expect(rows().map(([, , type]) => type)).toEqual(types);
  });

  it.each(['activate', 'Activation', 'BUY'])('%s is a purchase too (M-svc-12)', async (type) => {
    await queryCard({ transactions: [row(type)] });
    expect(rows()[0]?.[2]).toBe('Purchase');
  });

  it('show when, where, and how much, in a table that says what is what (M-svc-13)', async () => {
    await queryCard({
      transactions: [row('RELOAD', { deposit: 1200.5 }), row('STORE_PURCHASE', { withdrawal: '35.10' })],
    });
    const table = screen.getByRole('table', { name: 'Transactions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Shop', 'Type', 'Deposit', 'Withdrawal']);
    expect(rows()).toEqual([
      ['2026-03-01 09:05', 'Nanjing Road', 'Reload', '¥1,200.50', ''],
      ['2026-03-01 09:05', 'Nanjing Road', 'Store purchase', '', '¥35.10'],
    ]);
  });

  it('that are odd are shown as far as they make sense, and markup is text (G7)', async () => {
    const page = await queryCard({ id: '7310180000000005' });
    expect(rows()).toEqual([
      ['–', '', 'Reload', '¥100.00', ''],
      ['–', '<b>店</b>', 'CASHBACK_2031', '–', ''],
      ['–', '', '', '', '–'],
      ['2024-03-01 07:59', '广州天河城店', 'Store purchase', '', '-¥12.50'],
    ]);
    expect(shown('Balance')).toBe('–');
    expect(page.mount('svc-query').querySelector('b')).toBeNull();
    await expectAccessible(page.mount('svc-query'));
  });

  it.each<[Language, string]>([
    ['en', 'There are no transactions yet.'],
    ['zh', '暂无交易记录。'],
  ])('that do not exist are said not to, in %s', async (language, words) => {
    const page = await queryCard({ id: '7310180000000004' }, language);
    expect(screen.getByText(words)).toBeVisible();
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await expectAccessible(page.mount('svc-query'));
  });

  it('come a hundred at a time, and each press leads to what it brought (B7)', async () => {
    const { visitor } = await queryCard({ id: '7310180000000003' });
    expect(rows()).toHaveLength(100);
    const table = screen.getByRole<HTMLTableElement>('table');
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    await visitor.click(more()!);
    expect(rows()).toHaveLength(200);
    expect(table.tBodies[0]?.rows[100]).toHaveFocus();
    await visitor.click(more()!);
    expect(rows()).toHaveLength(250);
    expect(more()).toBeNull();
    expect(table.tBodies[0]?.rows[200]).toHaveFocus();
  });
});

describe('another card', () => {
  it.each<[Language, string]>([
    ['en', 'Query another card'],
    ['zh', '查询其他卡片'],
  ])('can be asked for, with nothing left of the first, in %s', async (language, again) => {
    const page = await queryCard({}, language);
    await page.visitor.click(screen.getByRole('button', { name: again }));
    const fields = [...page.mount('svc-query').querySelectorAll('input')];
    expect(fields.map(({ value }) => value)).toEqual(['', '']);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await fillIn(page, { id: '7310180000000003' }, language);
    await page.visitor.click(submit(language));
    await waitFor(() => expect(shown(texts[language]['svcQuery.balance']!)).toBe('¥4,210.75'));
    expect(bodiesOf(queryCall)).toHaveLength(2);
  });

  it('is asked for the same way as the first', async () => {
    const page = await openQuery();
    await page.visitor.click(screen.getByRole('tab', { name: 'By card number and transaction ID' }));
    await fillIn(page, { ticketNum: '1000000001' });
    await page.visitor.click(submit());
    await page.visitor.click(await screen.findByRole('button', { name: 'Query another card' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('By card number and transaction ID');
    await verify(page);
  });
});
