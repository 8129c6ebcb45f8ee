import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesOf, callsOf, services } from '../../support/page';
import { texts } from '../../support/texts';
import { applyCall, type Language, noticeText, openInvoice, scrolled, type Visit } from './visit';

const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const labels = () => {
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  return fields.map((field) => field.labels?.[0]?.textContent);
};
const usual = {
  amounts: ['200.00'],
  isCompany: false,
  contents: ['预付卡销售'],
  titles: ['李梅'],
  taxNo: '',
  ticketNumbers: ['1000000001'],
  authorizeCodes: ['100001'],
  extras: { billAddress: 'mei@example.test', phone: '13800000001' },
};

async function open(language: Language = 'en'): Promise<Visit> {
  const visit = await openInvoice(language);
  await visit.openForm(1);
  return visit;
}

async function fillInLetter({ enter, field }: Visit): Promise<void> {
  await enter(field('name'), '王芳');
  await enter(field('address'), ' 上海市静安区南京西路 1 号 ');
  await enter(field('zip'), '200040');
  await enter(field('mobile'), '021-12345678');
}

describe.each<Language>(['en', 'zh'])('the form, in %s', (language) => {
  it('starts for an individual, by e-mail, for prepaid card sales (M-inv-18, M-inv-20, M-inv-35)', async () => {
    const { page, say } = await open(language);
    expect(screen.getByRole('heading', { name: say.formTitle })).toHaveFocus();
    expect(scrolled).toHaveLength(1);
    expect(page.mount('invoice')).toContainElement(scrolled[0] as HTMLElement);
    expect(screen.getByRole('radio', { name: say.individual })).toBeChecked();
    expect(screen.getByRole('radio', { name: say.emailWay })).toBeChecked();
    expect(screen.getByRole('combobox', { name: say.content })).toHaveDisplayValue(
      texts[language]['invoice.content.sales']!,
    );
    expect(labels()).toEqual([say.title, say.email, say.mobile]);
    expect(typed()).toEqual(['', '', '']);
    await expectAccessible(page.mount('invoice'));
  });

  it('asks an enterprise for its name and number, a letter for where it goes (M-inv-19, M-inv-20, M-inv-31 to M-inv-34)', async () => {
    const { page, say, choose, enter, field } = await open(language);
    await enter(field('title'), '上海示例');
    await choose('enterprise');
    await choose('paper');
    expect(labels()).toEqual([say.company, say.taxpayer, say.name, say.address, say.zip, say.mobile]);
    expect(field('company')).toHaveValue('上海示例');
    await expectAccessible(page.mount('invoice'));
  });

  it('leads to the title, then to the tax number, then to the contact (M-inv-22)', async () => {
    const { page, choose, press, enter, field } = await open(language);
    await choose('enterprise');
    await choose('paper');
    await press('submit');
    expect(field('company')).toHaveFocus();
    expect(field('company')).toHaveAccessibleDescription(texts[language]['rule.isRequired']);
    await expectAccessible(page.mount('invoice'));
    await enter(field('company'), '上海示例');
    await press('submit');
    expect(field('taxpayer')).toHaveFocus();
    await enter(field('taxpayer'), '91350100M000100Y43');
    for (const name of ['name', 'address', 'zip', 'mobile'] as const) {
      await press('submit');
      expect(field(name)).toHaveFocus();
      await enter(field(name), '200040');
    }
    expect(callsOf(applyCall)).toEqual([]);
    await press('submit');
    expect(callsOf(applyCall)).toHaveLength(1);
  });

  it('tells, and is new and closed, once the application is accepted (M-inv-24, E-invoice-200)', async () => {
    const { page, press, fillIn, enterReceipt, say } = await open(language);
    await fillIn();
    await press('submit');
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.Invoice.200']!);
    expect(screen.getByRole('tab', { name: say.apply })).toHaveFocus();
    expect(typed()).toEqual(['', '']);
    expect(page.analytics).toEqual([{ event: 'invoice_apply_success', receipts: 1 }]);
    await enterReceipt(2);
    await press('next');
    expect(typed()).toEqual(['', '', '']);
    // What was told is of the other application.
    expect(noticeText()).toBe('');
  });
});

describe('what is sent (M-inv-19, M-inv-39, M-api-25)', () => {
  it.each<[string, (visit: Visit) => Promise<void>, object]>([
    ['an individual by e-mail', async () => {}, {}],
    [
      'the other content',
      async ({ page, say }) => {
        await page.visitor.selectOptions(
          screen.getByRole('combobox', { name: say.content }),
          'Prepaid card sales - gift card',
        );
      },
      { contents: ['预付卡销售-礼品卡'] },
    ],
    [
      'an enterprise by letter',
      async (visit) => {
        await visit.choose('enterprise');
        await visit.enter(visit.field('taxpayer'), ' 91350100m000100y43');
        await visit.choose('paper');
        await fillInLetter(visit);
      },
      {
        isCompany: true,
        taxNo: '91350100M000100Y43',
        extras: {
          billAddress: '上海市静安区南京西路 1 号',
          addressee: '王芳',
          phone: '02112345678',
          postcode: '200040',
        },
      },
    ],
    [
      'what is seen, after looking at the other ways (H5)',
      async (visit) => {
        await visit.choose('paper');
        await fillInLetter(visit);
        await visit.choose('enterprise');
        await visit.enter(visit.field('taxpayer'), '91350100M000100Y43');
        await visit.choose('individual');
        await visit.choose('emailWay');
        expect(typed()).toEqual(['李梅', '', '']);
        await visit.enter(visit.field('email'), 'mei@example.test');
        await visit.enter(visit.field('mobile'), '+86 138 0000 0001');
      },
      {},
    ],
  ])('is %s', async (_what, change, expected) => {
    const visit = await open();
    await visit.fillIn();
    await change(visit);
    await visit.press('submit');
    expect(bodiesOf(applyCall)).toEqual([{ data: { ...usual, ...expected } }]);
    expect(services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000001'))).toHaveLength(1);
  });
});

it('takes away what is wrong with a contact together with the contact (M-inv-21)', async () => {
  const { choose, enter, field, press } = await open();
  await press('submit');
  expect(screen.getByText(/^3 fields need your attention/)).toBeVisible();
  await enter(field('email'), 'mei');
  expect(field('email')).toBeInvalid();
  await choose('paper');
  expect(field('mobile')).not.toBeInvalid();
  await choose('emailWay');
  expect(field('email')).toHaveValue('');
  expect(field('email')).not.toBeInvalid();
  expect(field('title')).toBeInvalid();
});

describe('what each field takes', () => {
  it('and what it says of the rest (M-inv-28, M-inv-30 to M-inv-34, A-28)', async () => {
    const { page, choose, enter, field } = await open();
    const rows: [Parameters<Visit['field']>[0], 'emailWay' | 'paper', typed: string, value: string, rule?: string][] = [
      ['title', 'emailWay', '店'.repeat(120), '店'.repeat(99)],
      ['email', 'emailWay', 'mei@', 'mei@', 'rule.isEmail'],
      ['mobile', 'emailWay', '021 1234 5678', '02112345678', 'rule.isPhone'],
      // A landline that is cut would be another number: it is told instead.
      ['mobile', 'paper', '021 1234 5678 9', '021123456789', 'rule.isContactNumber'],
      ['name', 'paper', '王'.repeat(30), '王'.repeat(19)],
      ['address', 'paper', '路'.repeat(120), '路'.repeat(109)],
      ['zip', 'paper', '2000-4', '20004', 'rule.isPostcode'],
      ['zip', 'paper', '20004012', '200040'],
    ];
    for (const [name, way, text, value, rule] of rows) {
      await choose(way);
      await enter(field(name), text);
      await page.visitor.tab();
      expect(field(name)).toHaveValue(value);
      if (rule) expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(texts.en[rule]!));
      else expect(field(name)).not.toBeInvalid();
    }
  });

  it('asks about an odd taxpayer ID, and takes it (M-inv-29, P-59)', async () => {
    const { page, choose, enter, field, fillIn, press } = await open();
    await fillIn();
    await choose('enterprise');
    const odd = texts.en['invoice.taxpayerIdOdd']!;
    for (const [text, value] of [
      [' 9135 0100m000100y42', '91350100M000100Y42'],
      ['abc1', 'ABC1'],
    ]) {
      await enter(field('taxpayer'), text!);
      expect(screen.queryByText(odd)).toBeNull();
      await page.visitor.tab();
      expect(field('taxpayer')).toHaveValue(value);
      expect(field('taxpayer')).toHaveAccessibleDescription(expect.stringContaining(odd));
      expect(field('taxpayer')).not.toBeInvalid();
    }
    await enter(field('taxpayer'), '91350100M000100Y43');
    await page.visitor.tab();
    expect(screen.queryByText(odd)).toBeNull();
    await enter(field('taxpayer'), '税号-1');
    await page.visitor.tab();
    expect(field('taxpayer')).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isTaxpayerId']!));
    await enter(field('taxpayer'), 'abc1');
    await press('submit');
    expect(bodiesOf(applyCall)).toMatchObject([{ data: { taxNo: 'ABC1' } }]);
  });
});

it('goes back to the list and keeps what was typed for the next time (M-inv-07)', async () => {
  const visit = await open();
  const { choose, enter, field, press } = visit;
  await choose('enterprise');
  await enter(field('company'), '上海示例');
  await enter(field('taxpayer'), '91350100M000100Y43');
  await choose('paper');
  await fillInLetter(visit);
  const before = typed();
  await press('back');
  await press('next');
  expect(typed()).toEqual(before);
  expect(screen.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Paper' })).toBeChecked();
  await press('submit');
  expect(bodiesOf(applyCall)).toMatchObject([{ data: { isCompany: true, extras: { addressee: '王芳' } } }]);
});

it('waits where Submit was, and does not let go meanwhile (M-inv-23)', async () => {
  const { page, press, fillIn, hasButton, button } = await open();
  await fillIn();
  services.faults.set({ call: applyCall, fault: 'timeout' });
  await press('submit');
  expect(hasButton('submit')).toBe(false);
  expect(button('back')).toBeDisabled();
  expect(screen.getByText('Sending…').parentElement).toHaveFocus();
  await page.visitor.click(button('back'));
  expect(screen.getByRole('heading', { name: 'Invoice details' })).toBeVisible();
  await expectAccessible(page.mount('invoice'));
});
