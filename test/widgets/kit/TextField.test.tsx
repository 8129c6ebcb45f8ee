import { fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../support/page';

const openQuery = () => openPage({ path: '/en/starbucks-gift-card/svc-query', mounts: ['svc-query', 'notification'] });
const card = () => screen.getByLabelText<HTMLInputElement>('Card number');

describe('what is typed or pasted is tidied (P-28)', () => {
  it.each([
    ['7310 1800-0000 0001', '7310180000000001'],
    ['７３１０１８０００００００００１', '7310180000000001'],
    ['\u200b7310\u00a01800\u30000000 0001\n', '7310180000000001'],
    ['No. 731018', '731018'],
    ['73101800000000011112222', '7310180000000001111'],
  ])('a pasted %j becomes %j', async (pasted, value) => {
    const { visitor } = await openQuery();
    await visitor.click(card());
    await visitor.paste(pasted);
    expect(card()).toHaveValue(value);
  });

  it('keeps the caret where it was', async () => {
    const { visitor } = await openQuery();
    await visitor.type(card(), '73100001');
    await visitor.type(card(), 'x18', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(card()).toHaveValue('7310180001');
    expect(card().selectionStart).toBe(6);
  });

  it('cuts to what can be entered only once an input method is done', async () => {
    await openQuery();
    fireEvent.compositionStart(card());
    fireEvent.input(card(), { isComposing: true, target: { value: '７３１０１８００００００００００００１２３' } });
    expect(card()).toHaveValue('７３１０１８００００００００００００１２３');
    fireEvent.compositionEnd(card());
    expect(card()).toHaveValue('7310180000000000001');
  });

  it('counts characters by code points: twenty rare ones fit, and no half of one is left (A-48)', async () => {
    const { visitor } = await openQuery();
    await visitor.click(screen.getByRole('tab', { name: 'By card number and transaction ID' }));
    await visitor.click(screen.getByLabelText('Transaction ID'));
    await visitor.paste('𠮷'.repeat(21));
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('𠮷'.repeat(20));
  });

  it('keeps a line a line', async () => {
    const { visitor } = await openQuery();
    await visitor.click(screen.getByRole('tab', { name: 'By card number and transaction ID' }));
    await visitor.click(screen.getByLabelText('Transaction ID'));
    await visitor.paste('  a\tb ');
    expect(screen.getByLabelText('Transaction ID')).toHaveValue('a b ');
  });
});

it('says a card number again in groups of four, and never inside the field (P-29)', async () => {
  const { visitor } = await openQuery();
  await visitor.type(card(), '7310');
  expect(card()).not.toHaveAccessibleDescription();
  await visitor.type(card(), '18000');
  expect(card()).toHaveAccessibleDescription('7310 1800 0');
  expect(card()).toHaveValue('731018000');
});

it('is a field of digits to phones, and of nobody to password managers', async () => {
  await openQuery();
  expect(card()).toHaveAttribute('inputmode', 'numeric');
  expect(card()).toHaveAttribute('autocomplete', 'off');
  expect(card()).not.toHaveAttribute('maxlength');
});
