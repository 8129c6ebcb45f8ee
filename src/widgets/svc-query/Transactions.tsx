import type { Transaction } from '../../api/giftCards';
import { formatDateTime } from '../../i18n/dates';
import { centsOf, formatMoney } from '../../i18n/money';
import { useRowsShown } from '../kit/useRowsShown';
import { useWords } from '../kit/useWords';
import { transactionTypeMessage } from './transactionTypes';

/** Nothing moved is an empty cell, not ¥0.00. */
function moved(amount: string | number | null): string {
  const cents = amount === null || amount === '' ? 0 : centsOf(amount);
  return cents === 0 ? '' : formatMoney(cents);
}

/** An amount that says of itself which way it went has no sign put before it, and neither has a dash. */
function lookOf(amount: string): string {
  return amount.startsWith('¥') ? 'rw-svc-money rw-svc-plain' : 'rw-svc-money';
}

/** What was done with a card, as the service lists it (M-svc-12, M-svc-13). */
export function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  const say = useWords();
  const { shown, listRef, showMore, tabIndexOf } = useRowsShown<HTMLTableSectionElement>();
  const typeOf = (type: string) => {
    const message = transactionTypeMessage(type);
    return message ? say(message) : type;
  };
  const columns = [
    { label: say('svcQuery.date'), cell: (row: Transaction) => formatDateTime(row.date) },
    { label: say('svcQuery.shop'), cell: (row: Transaction) => row.shop },
    { label: say('svcQuery.type'), cell: (row: Transaction) => typeOf(row.type) },
    { label: say('svcQuery.deposit'), cell: (row: Transaction) => moved(row.deposit), isMoney: true },
    { label: say('svcQuery.withdrawal'), cell: (row: Transaction) => moved(row.withdrawal), isMoney: true },
  ];

  // On a phone each row is laid out as a block, which some browsers take for the end of the table: the roles hold it.
  return (
    <>
      <table role="table" className="rw-svc-table">
        <caption>{say('svcQuery.transactions')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, isMoney }) => (
              <th key={label} role="columnheader" scope="col" className={isMoney ? 'rw-svc-money' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={listRef}>
          {transactions.slice(0, shown).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its rows have no identity
            <tr key={index} role="row" tabIndex={tabIndexOf(index)}>
              {columns.map(({ label, cell, isMoney }) => (
                <td key={label} role="cell" className={isMoney ? lookOf(cell(row)) : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {transactions.length === 0 ? <p className="rw-hint">{say('svcQuery.noTransactions')}</p> : null}
      {transactions.length > shown ? (
        <button type="button" className="rw-button rw-button-quiet" onClick={showMore}>
          {say('svcQuery.more')}
        </button>
      ) : null}
    </>
  );
}
