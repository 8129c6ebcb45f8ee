import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import { runLateLoads } from '../kit/steps/runLateLoads';
import { applyCall, type InvoicePage, noticeText, openInvoicePage, scrolledElements } from './openInvoicePage';

const fieldValues = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const fieldLabels = () => {
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  return fields.map((field) => field.labels?.[0]?.textContent);
};
/** The application of an individual by e-mail, as the service receives it. */
const sentByDefault = {
  amounts: ['200.00'],
  isCompany: false,
  contents: ['预付卡销售'],
  titles: ['李梅'],
  taxNo: '',
  ticketNumbers: ['1000000001'],
  authorizeCodes: ['100001'],
  extras: { billAddress: 'mei@example.test', phone: '13800000001' },
};

async function openForm(language: Language = 'en'): Promise<InvoicePage> {
  const invoicePage = await openInvoicePage(language);
  await invoicePage.openApplicationForm(1);
  return invoicePage;
}

async function fillPaperContact({ fillField, field }: InvoicePage): Promise<void> {
  await fillField(field('name'), '王芳');
  await fillField(field('address'), ' 上海市静安区南京西路 1 号 ');
  await fillField(field('zip'), '200040');
  await fillField(field('mobile'), '021-12345678');
}

it('opens where an element cannot scroll itself into view, as in jsdom', async () => {
  const { scrollIntoView } = Element.prototype;
  Object.assign(Element.prototype, { scrollIntoView: undefined });
  const { labels } = await openForm('en');
  Object.assign(Element.prototype, { scrollIntoView });
  expect(screen.getByRole('heading', { name: labels.formTitle })).toHaveFocus();
});

describe.each(languages)('application form in %s', (language) => {
  it('starts with an individual, e-mail delivery and prepaid card sales (M-inv-18, M-inv-20, M-inv-35)', async () => {
    const { page, labels } = await openForm(language);
    expect(screen.getByRole('heading', { name: labels.formTitle })).toHaveFocus();
    expect(scrolledElements).toHaveLength(1);
    expect(page.mountPoint('invoice')).toContainElement(scrolledElements[0] as HTMLElement);
    expect(screen.getByRole('radio', { name: labels.individual })).toBeChecked();
    expect(screen.getByRole('radio', { name: labels.emailDelivery })).toBeChecked();
    expect(screen.getByRole('combobox', { name: labels.content })).toHaveDisplayValue(
      texts[language]['invoice.content.sales']!,
    );
    expect(fieldLabels()).toEqual([labels.title, labels.email, labels.mobile]);
    expect(fieldValues()).toEqual(['', '', '']);
    await expectAccessible(page.mountPoint('invoice'));
  });

  it('shows the fields of an enterprise and of paper delivery (M-inv-19, M-inv-20, M-inv-31 to M-inv-34)', async () => {
    const { page, labels, chooseRadio, fillField, field } = await openForm(language);
    await fillField(field('title'), '上海示例');
    await chooseRadio('enterprise');
    await chooseRadio('paper');
    expect(fieldLabels()).toEqual([
      labels.company,
      labels.taxpayer,
      labels.name,
      labels.address,
      labels.zip,
      labels.mobile,
    ]);
    expect(field('company')).toHaveValue('上海示例');
    await expectAccessible(page.mountPoint('invoice'));
  });

  it('focuses the first error: title, then taxpayer ID, then contact (M-inv-22)', async () => {
    const { page, chooseRadio, click, fillField, field } = await openForm(language);
    await chooseRadio('enterprise');
    await chooseRadio('paper');
    await click('submit');
    expect(field('company')).toHaveFocus();
    expect(field('company')).toHaveAccessibleDescription(requiredText(field('company'), language));
    await expectAccessible(page.mountPoint('invoice'));
    await fillField(field('company'), '上海示例');
    await click('submit');
    expect(field('taxpayer')).toHaveFocus();
    await fillField(field('taxpayer'), '91350100M000100Y43');
    for (const name of ['name', 'address', 'zip', 'mobile'] as const) {
      await click('submit');
      expect(field(name)).toHaveFocus();
      await fillField(field(name), '200040');
    }
    expect(requestsTo(applyCall)).toEqual([]);
    await click('submit');
    expect(requestsTo(applyCall)).toHaveLength(1);
  });

  it('shows the success notice, resets and closes after an accepted application (M-inv-24, E-invoice-200)', async () => {
    const { page, click, fillApplication, fillReceipt, labels } = await openForm(language);
    await fillApplication();
    await click('submit');
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.Invoice.200']!);
    expect(screen.getByRole('tab', { name: labels.apply })).toHaveAttribute('aria-selected', 'true');
    expect(fieldValues()).toEqual(['', '']);
    expect(page.analytics).toEqual([{ event: 'invoice_apply_success', receipts: 1 }]);
    await fillReceipt(2);
    await click('next');
    expect(fieldValues()).toEqual(['', '', '']);
    // The success notice is about the previous application.
    expect(noticeText()).toBe('');
  });
});

describe.each(languages)('after an accepted application, in %s (M-inv-24)', (language) => {
  const messages = texts[language];
  const note = () => screen.getByRole('heading', { name: messages['invoice.appliedTitle']! }).closest('section')!;

  it('says what happens next, and leads to its progress', async () => {
    const { page, click, fillApplication, labels } = await openForm(language);
    await fillApplication();
    await click('submit');
    expect(screen.getByRole('heading', { name: messages['invoice.appliedTitle']! })).toHaveFocus();
    for (const text of ['¥200.00', '李梅', 'm***@example.test', messages['invoice.reminder.delivery']!]) {
      expect(note()).toHaveTextContent(text);
    }
    expect(note()).not.toHaveTextContent('mei@example.test');
    await expectAccessible(page.mountPoint('invoice'));

    await page.visitor.click(screen.getByText(messages['invoice.seeProgress']!));
    await settle();
    expect(screen.getByRole('tab', { name: labels.inquiry })).toHaveFocus();
    expect(fieldValues()).toEqual(['1000000001', '100001']);
    await click('inquire');
    expect(screen.getByText(labels.result)).toHaveFocus();
  });

  it('keeps new receipts, and is gone once the visitor goes on with them', async () => {
    const { page, click, fillApplication, fillReceipt, labels } = await openForm(language);
    await fillApplication();
    await click('submit');
    await fillReceipt(2);
    await page.visitor.click(screen.getByText(messages['invoice.seeProgress']!));
    await settle();
    await page.visitor.click(screen.getByRole('tab', { name: labels.apply }));
    expect(fieldValues()).toEqual(['1000000002', '100002']);
    await click('next');
    await click('back');
    expect(screen.queryByRole('heading', { name: messages['invoice.appliedTitle']! })).toBeNull();
    expect(screen.getByRole('tab', { name: labels.apply })).toHaveFocus();
  });

  it('is gone once the visitor has looked at the progress', async () => {
    const { page, click, fillApplication, labels } = await openForm(language);
    await fillApplication();
    await click('submit');
    await page.visitor.click(screen.getByText(messages['invoice.seeProgress']!));
    await settle();
    expect(note()).toBeVisible();
    await click('inquire');
    await click('back');
    expect(screen.getByRole('tab', { name: labels.inquiry })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: messages['invoice.appliedTitle']! })).toBeNull();
  });

  it('names the masked address of a paper invoice', async () => {
    const invoicePage = await openForm(language);
    await invoicePage.fillApplication();
    await invoicePage.chooseRadio('paper');
    await fillPaperContact(invoicePage);
    await invoicePage.click('submit');
    expect(note()).toHaveTextContent('上海市静安区***');
    expect(note()).toHaveTextContent(messages['invoice.paperNext']!);
    expect(note()).not.toHaveTextContent('南京西路');
  });
});

describe('a form that was prepared (decision 023)', () => {
  it('is not in the page before the receipts are valid', async () => {
    const { page, labels } = await openInvoicePage();
    await runLateLoads();
    expect(page.mountPoint('invoice')).not.toHaveTextContent(labels.formTitle);
    expect(requests).toEqual([]);
  });

  it('shows the total of the receipts, applies for them, and starts empty the next time (H4)', async () => {
    const { page, labels, openApplicationForm, fillApplication, click, fillReceipt } = await openInvoicePage();
    await runLateLoads();
    await openApplicationForm(1);
    expect(screen.getByRole('heading', { name: labels.formTitle })).toHaveFocus();
    expect(screen.getByText(texts.en['invoice.total']!).nextElementSibling).toHaveTextContent('¥200.00');
    await fillApplication();
    await click('back');
    await click('next');
    expect(fieldValues()).toEqual(['李梅', 'mei@example.test', '13800000001']);
    await click('submit');
    expect(bodiesSentTo(applyCall)).toEqual([{ data: sentByDefault }]);
    expect(page.analytics).toEqual([{ event: 'invoice_apply_success', receipts: 1 }]);
    await fillReceipt(2);
    await click('next');
    expect(fieldValues()).toEqual(['', '', '']);
  });
});

describe('request of the application (M-inv-19, M-inv-39, M-api-25)', () => {
  it.each<[string, (invoicePage: InvoicePage) => Promise<void>, object]>([
    ['an individual by e-mail', async () => {}, {}],
    [
      'the other content',
      async ({ page, labels }) => {
        await page.visitor.selectOptions(
          screen.getByRole('combobox', { name: labels.content }),
          'Prepaid card sales - gift card',
        );
      },
      { contents: ['预付卡销售-礼品卡'] },
    ],
    [
      'an enterprise on paper',
      async (invoicePage) => {
        await invoicePage.chooseRadio('enterprise');
        await invoicePage.fillField(invoicePage.field('taxpayer'), ' 91350100m000100y43');
        await invoicePage.chooseRadio('paper');
        await fillPaperContact(invoicePage);
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
      'the visible fields only, after changes of buyer and delivery (H5)',
      async (invoicePage) => {
        await invoicePage.chooseRadio('paper');
        await fillPaperContact(invoicePage);
        await invoicePage.chooseRadio('enterprise');
        await invoicePage.fillField(invoicePage.field('taxpayer'), '91350100M000100Y43');
        await invoicePage.chooseRadio('individual');
        await invoicePage.chooseRadio('emailDelivery');
        expect(fieldValues()).toEqual(['李梅', '', '']);
        await invoicePage.fillField(invoicePage.field('email'), 'mei@example.test');
        await invoicePage.fillField(invoicePage.field('mobile'), '+86 138 0000 0001');
      },
      {},
    ],
  ])('holds %s', async (_name, change, expected) => {
    const invoicePage = await openForm();
    await invoicePage.fillApplication();
    await change(invoicePage);
    await invoicePage.click('submit');
    expect(bodiesSentTo(applyCall)).toEqual([{ data: { ...sentByDefault, ...expected } }]);
    expect(services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000001'))).toHaveLength(1);
  });
});

it('clears contact values and their errors when the delivery changes (M-inv-21)', async () => {
  const { chooseRadio, fillField, field, click } = await openForm();
  await click('submit');
  expect(screen.getByText(/^3 fields need your attention/)).toBeVisible();
  await fillField(field('email'), 'mei');
  expect(field('email')).toBeInvalid();
  await chooseRadio('paper');
  expect(field('mobile')).not.toBeInvalid();
  await chooseRadio('emailDelivery');
  expect(field('email')).toHaveValue('');
  expect(field('email')).not.toBeInvalid();
  expect(field('title')).toBeInvalid();
});

it('validates no contact field that the change of the delivery has cleared (M-inv-21)', async () => {
  const { page, chooseRadio, field } = await openForm();
  await page.visitor.click(field('mobile'));
  await chooseRadio('paper');
  await settle();
  expect(field('mobile')).not.toBeInvalid();
});

it('clears contact values without errors after the visitor went back and on again (M-inv-21)', async () => {
  const { chooseRadio, fillField, field, click } = await openForm();
  await fillField(field('mobile'), '13800000001');
  await click('back');
  await click('next');
  await click('submit');
  await chooseRadio('paper');
  expect(field('mobile')).toHaveValue('');
  expect(field('mobile')).not.toBeInvalid();
});

it.each([
  ['en', 'Issued by', 'Starbucks trading company'],
  ['zh', '开票方', '星巴克贸易公司'],
] as const)('names the issuer of the invoice, in %s (M-inv-36)', async (language, label, issuer) => {
  await openForm(language);
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(issuer);
});

describe('validation', () => {
  it('limits each field and shows its error (M-inv-28, M-inv-30 to M-inv-34, A-28)', async () => {
    const { page, chooseRadio, fillField, field } = await openForm();
    const rows: [
      Parameters<InvoicePage['field']>[0],
      'emailDelivery' | 'paper',
      typed: string,
      value: string,
      rule?: string,
    ][] = [
      ['title', 'emailDelivery', '店'.repeat(99), '店'.repeat(99)],
      ['title', 'emailDelivery', '店'.repeat(120), '店'.repeat(100), 'rule.maxLength.99'],
      ['email', 'emailDelivery', 'mei@', 'mei@', 'rule.isEmail'],
      ['mobile', 'emailDelivery', '021 1234 5678', '02112345678', 'rule.isPhone'],
      // One character too many is an error: a number that is cut would be another number.
      ['mobile', 'paper', '021 1234 5678 9', '021123456789', 'rule.isContactNumber'],
      ['mobile', 'paper', '+86 138 0013 8000', '13800138000'],
      ['name', 'paper', '王'.repeat(19), '王'.repeat(19)],
      ['name', 'paper', '王'.repeat(30), '王'.repeat(20), 'rule.maxLength.19'],
      ['address', 'paper', '路'.repeat(109), '路'.repeat(109)],
      ['address', 'paper', '路'.repeat(120), '路'.repeat(110), 'rule.maxLength.109'],
      ['zip', 'paper', '2000-4', '20004', 'rule.isPostcode'],
      ['zip', 'paper', '20004012', '2000401', 'rule.isPostcode'],
    ];
    for (const [name, way, text, value, rule] of rows) {
      await chooseRadio(way);
      await fillField(field(name), text);
      await page.visitor.tab();
      expect(field(name)).toHaveValue(value);
      if (rule) expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(texts.en[rule]!));
      else expect(field(name)).not.toBeInvalid();
    }
  });

  it('lets the 51st character of a taxpayer ID in and shows the error (M-inv-29)', async () => {
    const { page, chooseRadio, fillField, field } = await openForm();
    await chooseRadio('enterprise');
    await fillField(field('taxpayer'), '9'.repeat(50));
    await page.visitor.tab();
    expect(field('taxpayer')).not.toBeInvalid();
    await page.visitor.type(field('taxpayer'), '1');
    expect(field('taxpayer')).toHaveValue(`${'9'.repeat(50)}1`);
    expect(field('taxpayer')).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isTaxpayerId']!));
  });

  it('shows a hint for an unusual taxpayer ID and accepts it (M-inv-29, P-59)', async () => {
    const { page, chooseRadio, fillField, field, fillApplication, click } = await openForm();
    await fillApplication();
    await chooseRadio('enterprise');
    const unusualHint = texts.en['invoice.taxpayerIdOdd']!;
    for (const [text, value] of [
      [' 9135 0100m000100y42', '91350100M000100Y42'],
      ['abc1', 'ABC1'],
    ]) {
      await fillField(field('taxpayer'), text!);
      expect(screen.queryByText(unusualHint)).toBeNull();
      await page.visitor.tab();
      expect(field('taxpayer')).toHaveValue(value);
      expect(field('taxpayer')).toHaveAccessibleDescription(expect.stringContaining(unusualHint));
      expect(field('taxpayer')).not.toBeInvalid();
    }
    await fillField(field('taxpayer'), '91350100M000100Y43');
    await page.visitor.tab();
    expect(screen.queryByText(unusualHint)).toBeNull();
    await fillField(field('taxpayer'), '税号-1');
    await page.visitor.tab();
    expect(field('taxpayer')).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isTaxpayerId']!));
    await fillField(field('taxpayer'), 'abc1');
    await click('submit');
    expect(bodiesSentTo(applyCall)).toMatchObject([{ data: { taxNo: 'ABC1' } }]);
  });
});

it('keeps the typed values after Back and Next (M-inv-07)', async () => {
  const invoicePage = await openForm();
  const { chooseRadio, fillField, field, click } = invoicePage;
  await chooseRadio('enterprise');
  await fillField(field('company'), '上海示例');
  await fillField(field('taxpayer'), '91350100M000100Y43');
  await chooseRadio('paper');
  await fillPaperContact(invoicePage);
  const valuesBefore = fieldValues();
  await click('back');
  await click('next');
  expect(fieldValues()).toEqual(valuesBefore);
  expect(screen.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Paper' })).toBeChecked();
  await click('submit');
  expect(bodiesSentTo(applyCall)).toMatchObject([{ data: { isCompany: true, extras: { addressee: '王芳' } } }]);
});

it('keeps a taxpayer ID corrected after Back and Next while another buyer is chosen (M-inv-07)', async () => {
  const { chooseRadio, fillField, field, click } = await openForm();
  await chooseRadio('enterprise');
  await fillField(field('taxpayer'), '91350100M000100Y43');
  await click('back');
  await click('next');
  await fillField(field('taxpayer'), 'ABC1');
  await chooseRadio('individual');
  await chooseRadio('enterprise');
  expect(field('taxpayer')).toHaveValue('ABC1');
});

it('replaces Submit with a waiting indicator and disables Back during the request (M-inv-23)', async () => {
  const { page, click, fillApplication, hasButton, button } = await openForm();
  await fillApplication();
  services.faults.set({ call: applyCall, fault: 'timeout' });
  await click('submit');
  expect(hasButton('submit')).toBe(false);
  expect(button('back')).toBeDisabled();
  expect(screen.getByText('Sending…').parentElement).toHaveFocus();
  await page.visitor.click(button('back'));
  expect(screen.getByRole('heading', { name: 'Invoice details' })).toBeVisible();
  await expectAccessible(page.mountPoint('invoice'));
});
