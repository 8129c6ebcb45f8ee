import { fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../support/page/openPage';
import { texts } from '../../../support/texts';

const openQueryPage = () =>
  openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query', 'notification'] });
const cardField = () => screen.getByLabelText<HTMLInputElement>(texts.en['svcQuery.cardNumber']!);
const transactionField = () => screen.getByLabelText(texts.en['svcQuery.transactionId']!);

async function openTransactionTab() {
  const { visitor } = await openQueryPage();
  await visitor.click(screen.getByRole('tab', { name: texts.en['svcQuery.byTransaction']! }));
  await visitor.click(transactionField());
  return visitor;
}

describe('normalises typed and pasted text (P-28)', () => {
  it.each([
    ['7310 1800-0000 0001', '7310180000000001'],
    ['７３１０１８０００００００００１', '7310180000000001'],
    ['\u200b7310\u00a01800\u30000000 0001\n', '7310180000000001'],
    ['No. 731018', '731018'],
    ['73101800000000011112222', '7310180000000001111'],
  ])('pasted %j becomes %j', async (pasted, value) => {
    const { visitor } = await openQueryPage();
    await visitor.click(cardField());
    await visitor.paste(pasted);
    expect(cardField()).toHaveValue(value);
  });

  it('keeps the position of the caret', async () => {
    const { visitor } = await openQueryPage();
    await visitor.type(cardField(), '73100001');
    await visitor.type(cardField(), 'x18', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(cardField()).toHaveValue('7310180001');
    expect(cardField().selectionStart).toBe(6);
  });

  it('cuts text that is too long only after an input method has finished composing', async () => {
    await openQueryPage();
    fireEvent.compositionStart(cardField());
    fireEvent.input(cardField(), {
      isComposing: true,
      target: { value: '７３１０１８００００００００００００１２３' },
    });
    expect(cardField()).toHaveValue('７３１０１８００００００００００００１２３');
    fireEvent.compositionEnd(cardField());
    expect(cardField()).toHaveValue('7310180000000000001');
  });

  it('counts the length in code points and never cuts a surrogate pair (A-48)', async () => {
    const visitor = await openTransactionTab();
    await visitor.paste('𠮷'.repeat(23));
    expect(transactionField()).toHaveValue('𠮷'.repeat(21));
  });

  it('lets one character more in than the rule allows, and shows the error (M-svc-04)', async () => {
    const visitor = await openTransactionTab();
    await visitor.paste('1'.repeat(20));
    await visitor.tab();
    expect(transactionField()).not.toBeInvalid();
    await visitor.type(transactionField(), '2');
    expect(transactionField()).toHaveValue(`${'1'.repeat(20)}2`);
    expect(transactionField()).toHaveAccessibleDescription(texts.en['rule.maxLength.20']!);
  });

  it('a transaction ID in full-width digits becomes one in ASCII digits (M-svc-04)', async () => {
    const visitor = await openTransactionTab();
    await visitor.paste('１０００\t０００　００1 ');
    expect(transactionField()).toHaveValue('1000000001');
  });
});

it('cuts no text that no rule limits (E6)', async () => {
  const page = await openPage({ path: '/en/account/', mounts: ['auth'] });
  const password = screen.getByLabelText(texts.en['auth.password']!);
  await page.visitor.click(password);
  await page.visitor.paste('x'.repeat(300));
  expect(password).toHaveValue('x'.repeat(300));
});

describe('CardNumberField', () => {
  it('repeats the number in groups of four outside the field (P-29)', async () => {
    const { visitor } = await openQueryPage();
    await visitor.type(cardField(), '7310');
    expect(cardField()).not.toHaveAccessibleDescription();
    await visitor.type(cardField(), '18000');
    expect(cardField()).toHaveAccessibleDescription('7310 1800 0');
    expect(cardField()).toHaveValue('731018000');
  });

  it('opens the numeric keyboard of a phone and turns autocomplete off', async () => {
    await openQueryPage();
    expect(cardField()).toHaveAttribute('inputmode', 'numeric');
    expect(cardField()).toHaveAttribute('autocomplete', 'off');
    expect(cardField()).not.toHaveAttribute('maxlength');
  });
});
