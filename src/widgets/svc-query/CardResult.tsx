import type { GiftCard } from '../../api/giftCards';
import { inFours } from '../../i18n/cardNumber';
import { formatDate } from '../../i18n/dates';
import { centsOf, formatMoney } from '../../i18n/money';
import { ArrivalHeading } from '../kit/ArrivalHeading';
import { careNumber } from '../kit/brand';
import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import { Transactions } from './Transactions';

/** The wire's word for a card that can be used (M-svc-11). */
const active = '06';

/** A card: its balance first, then what else is known of it, then what was done with it (M-svc-08). */
export function CardResult({ card, onAgain }: { card: GiftCard; onAgain: () => void }) {
  const say = useWords();
  const isActive = card.status === active;
  return (
    <section className="rw-svc-result">
      <ArrivalHeading text="svcQuery.result" />
      <dl className="rw-svc-card">
        <div className="rw-svc-balance">
          <dt>{say('svcQuery.balance')}</dt>
          <dd>{formatMoney(card.balance === null ? Number.NaN : centsOf(card.balance))}</dd>
        </div>
        <div>
          <dt>{say('svcQuery.cardNumber')}</dt>
          <dd className="rw-digits">{inFours(card.id)}</dd>
        </div>
        <div>
          <dt>{say('svcQuery.status')}</dt>
          <dd>
            <span className={isActive ? 'rw-badge rw-badge-good' : 'rw-badge'}>
              {say(isActive ? 'svcQuery.active' : 'svcQuery.inactive')}
            </span>
          </dd>
        </div>
        <div>
          <dt>{say('svcQuery.createdAt')}</dt>
          <dd>{formatDate(card.createdAt)}</dd>
        </div>
        <div>
          <dt>{say('svcQuery.expiredAt')}</dt>
          <dd>{formatDate(card.expiredAt)}</dd>
        </div>
      </dl>
      <Transactions transactions={card.transactions} />
      <div className="rw-svc-note">
        <p>{say('svcQuery.note')}</p>
        <p>
          <SiteLink path="/account/">{say('svcQuery.signIn')}</SiteLink>
        </p>
        <p>
          {say('svcQuery.care')}{' '}
          <a className="rw-link" href={`tel:${careNumber}`}>
            {careNumber}
          </a>
        </p>
      </div>
      <button type="button" className="rw-button" onClick={onAgain}>
        {say('svcQuery.again')}
      </button>
    </section>
  );
}
