import type { GiftCard } from '../../api/services/giftCards';
import { groupCardNumber } from '../../i18n/cardNumber';
import { daysUntilEnd, formatDate } from '../../i18n/dates';
import { formatMoney, parseCents } from '../../i18n/money';
import { CareLine } from '../kit/CareLine';
import { useMessages } from '../kit/hooks/useMessages';
import { CopyButton } from '../kit/ui/CopyButton';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { AddCard } from './AddCard';
import { Transactions } from './Transactions';

/** The service's status for an active card; any other status means inactive (M-svc-11). */
const activeStatus = '06';

/** A card that expires within these days has a hint. */
const soon = 30;

interface CardResultProps {
  readonly card: GiftCard;
  /** Called when the visitor wants to query another card. */
  readonly onQueryAgain: () => void;
}

/** Renders a gift card: its balance, its details and its transactions (M-svc-08). */
export function CardResult({ card, onQueryAgain }: CardResultProps) {
  const t = useMessages();
  const daysLeft = daysUntilEnd(card.expiredAt);
  const isActive = card.status === activeStatus;
  const balance = card.balance === null ? Number.NaN : parseCents(card.balance);
  // An unknown balance is not a number, and so not empty.
  const isEmpty = balance <= 0;
  return (
    <section className="rw-svc-result">
      <FocusedHeading text="svcQuery.result" />
      <dl className="rw-svc-card">
        <div className="rw-svc-balance">
          <dt>{t('svcQuery.balance')}</dt>
          <dd>{formatMoney(balance)}</dd>
        </div>
        <div>
          <dt>{t('svcQuery.cardNumber')}</dt>
          <dd className="rw-digits">{groupCardNumber(card.id)}</dd>
          {/^\d+$/.test(card.id) ? (
            <dd className="rw-copy">
              <CopyButton label="svcQuery.copyNumber" getText={() => card.id} />
            </dd>
          ) : null}
        </div>
        <div>
          <dt>{t('svcQuery.status')}</dt>
          <dd>
            <span className={isActive ? 'rw-badge rw-badge-good' : 'rw-badge'}>
              {t(isActive ? 'svcQuery.active' : 'svcQuery.inactive')}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('svcQuery.createdAt')}</dt>
          <dd>{formatDate(card.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('svcQuery.expiredAt')}</dt>
          <dd>{formatDate(card.expiredAt)}</dd>
        </div>
      </dl>
      {!isEmpty && daysLeft < soon && daysLeft > 0 ? (
        <div className="rw-callout">{t('svcQuery.expiresSoon')}</div>
      ) : null}
      <Transactions transactions={card.transactions} />
      <div className="rw-svc-note">
        <AddCard />
        <CareLine />
      </div>
      <button type="button" className="rw-button" onClick={onQueryAgain}>
        {t('svcQuery.again')}
      </button>
    </section>
  );
}
