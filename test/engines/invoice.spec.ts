import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

const receipt = (number: number) => `[data-mount="invoice"] fieldset:nth-of-type(${number})`;

test('a visitor applies for the invoice of two receipts by e-mail (M-inv-01 to M-inv-39)', async ({
  visitor,
  demo,
  language,
  prefix,
}) => {
  const { invoice } = texts[language];
  await visitor.open(`${prefix}/starbucks-gift-card/invoice`);
  await visitor.type(invoice.ticket, '1000000001');
  await visitor.type(invoice.code, '100001');
  await visitor.click('button', invoice.add);
  await visitor.type(invoice.ticket, '1000000002', receipt(2));
  await visitor.type(invoice.code, '100002', receipt(2));
  await visitor.click('button', invoice.next);
  await visitor.find('heading', invoice.formTitle);
  await visitor.type(invoice.title, '李梅');
  await visitor.type(invoice.email, 'mei@example.test');
  await visitor.type(invoice.mobile, '138 0000 0001');
  await visitor.click('button', invoice.submit);
  await visitor.waitForText(invoice.done, '[role="status"]');
  const bodies = demo.services.calls.filter(({ path }) => path === '/public/invoices').map(({ body }) => body);
  expect(bodies).toMatchObject([
    {
      data: {
        amounts: ['200.00', '300.50'],
        titles: ['李梅'],
        ticketNumbers: ['1000000001', '1000000002'],
        extras: { billAddress: 'mei@example.test', phone: '13800000001' },
      },
    },
  ]);
});
