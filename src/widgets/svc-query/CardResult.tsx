import type { GiftCard } from '../../api/services/giftCards';
import { groupCardNumber } from '../../i18n/cardNumber';
import { formatDate } from '../../i18n/dates';
import { formatMoney, parseCents } from '../../i18n/money';
import { careNumber } from '../kit/brand';
import { useMessages } from '../kit/hooks/useMessages';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { SiteLink } from '../kit/ui/SiteLink';
import { Transactions } from './Transactions';

/** The service's status for an active card; any other status means inactive (M-svc-11). */
const activeStatus = '06';

interface CardResultProps {
  readonly card: GiftCard;
  /** Called when the visitor wants to query another card. */
  readonly onQueryAgain: () => void;
}

/** Renders a gift card: its balance, its details and its transactions (M-svc-08). */
export function CardResult({ card, onQueryAgain }: CardResultProps) {
  const t = useMessages();
  const isActive = card.status === activeStatus;
  return (
    <section className="rw-svc-result">
      <FocusedHeading text="svcQuery.result" />
      <dl className="rw-svc-card">
        <div className="rw-svc-balance">
          <dt>{t('svcQuery.balance')}</dt>
          <dd>{formatMoney(card.balance === null ? Number.NaN : parseCents(card.balance))}</dd>
        </div>
        <div>
          <dt>{t('svcQuery.cardNumber')}</dt>
          <dd className="rw-digits">{groupCardNumber(card.id)}</dd>
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
      <Transactions transactions={card.transactions} />
      <div className="rw-svc-note">
        <p>{t('svcQuery.note')}</p>
        <p>
          <SiteLink path="/account/">{t('svcQuery.signIn')}</SiteLink>
        </p>
        <p>
          {t('svcQuery.care')}{' '}
          <a className="rw-link" href={`tel:${careNumber}`}>
            {careNumber}
          </a>
        </p>
      </div>
      <button type="button" className="rw-button" onClick={onQueryAgain}>
        {t('svcQuery.again')}
      </button>
    </section>
  );
}
