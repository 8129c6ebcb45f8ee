import { expect, test } from './support/fixtures';

const receipt = (number: number) => `[data-mount="invoice"] fieldset:nth-of-type(${number})`;

test('a visitor applies for the invoice of two receipts by e-mail (M-core-16, M-inv-05, E-invoice-200)', async ({
  visitor,
  demo,
  t,
  prefix,
}) => {
  await visitor.open(`${prefix}/starbucks-gift-card/invoice`);
  await visitor.type(t('invoice.ticketNumber'), '1000000001');
  await visitor.type(t('invoice.authorizeCode'), '100001');
  await visitor.click('button', t('invoice.add'));
  await visitor.type(t('invoice.ticketNumber'), '1000000002', receipt(2));
  await visitor.type(t('invoice.authorizeCode'), '100002', receipt(2));
  await visitor.click('button', t('invoice.next'));
  await visitor.find('heading', t('invoice.formTitle'));
  await visitor.type(t('invoice.personTitle'), '李梅');
  await visitor.type(t('invoice.emailAddress'), 'mei@example.test');
  await visitor.type(t('invoice.phone'), '138 0000 0001');
  await visitor.click('button', t('invoice.submit'));
  await visitor.waitForText(t('notice.Invoice.200'), '[role="status"]');
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
