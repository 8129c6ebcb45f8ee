import type { Transaction } from '../../api/services/giftCards';
import { formatDateTime } from '../../i18n/dates';
import { formatMoney, parseCents } from '../../i18n/money';
import { useMessages } from '../kit/hooks/useMessages';
import { useShowMore } from '../kit/hooks/useShowMore';
import { transactionTypeMessage } from './transactionTypes';

/** Returns an amount as text; empty for zero, so that a row shows a deposit or a withdrawal only. */
function formatMovement(amount: string | number | null): string {
  const cents = amount === null || amount === '' ? 0 : parseCents(amount);
  return cents === 0 ? '' : formatMoney(cents);
}

/** Renders the transactions of a card, in the order of the service (M-svc-12, M-svc-13). */
export function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useMessages();
  const { shown, listRef, showMore, getTabIndex } = useShowMore<HTMLTableSectionElement>();
  const typeOf = (type: string) => {
    const message = transactionTypeMessage(type);
    // Never blank (A-32, G7).
    return message ? t(message) : type.trim() || '-';
  };
  const columns: { label: string; cell: (row: Transaction) => string; isMoney?: true }[] = [
    { label: t('svcQuery.date'), cell: (row) => formatDateTime(row.date) },
    { label: t('svcQuery.shop'), cell: (row) => row.shop },
    { label: t('svcQuery.type'), cell: (row) => typeOf(row.type) },
    { label: t('svcQuery.deposit'), cell: (row) => formatMovement(row.deposit), isMoney: true },
    { label: t('svcQuery.withdrawal'), cell: (row) => formatMovement(row.withdrawal), isMoney: true },
  ];

  // On a phone the style sheet hides the column headers and the empty cells, and puts its label before each value. Some
  // browsers then drop the table roles, so they are explicit, as is the column of each cell.
  return (
    <>
      <table role="table" aria-colcount={columns.length} className="rw-svc-table">
        <caption>{t('svcQuery.transactions')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, isMoney }, column) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                aria-colindex={column + 1}
                className={isMoney ? 'rw-svc-money' : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={listRef}>
          {transactions.slice(0, shown).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its rows have no identity
            <tr key={index} role="row" tabIndex={getTabIndex(index)}>
              {columns.map(({ label, cell, isMoney }, column) => {
                const text = cell(row);
                return (
                  <td
                    key={label}
                    role="cell"
                    aria-colindex={column + 1}
                    data-label={label}
                    className={`${isMoney ? 'rw-svc-money' : ''}${text === '' ? ' rw-svc-blank' : ''}`}
                  >
                    <bdi>{text}</bdi>
                  </td>
                );
              })}
            </tr>
          ))}
          {transactions.length === 0 ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className="rw-hint">
                {t('svcQuery.noTransactions')}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {transactions.length > shown ? (
        <button type="button" className="rw-button rw-button-quiet" onClick={showMore}>
          {t('svcQuery.more')}
        </button>
      ) : null}
    </>
  );
}
