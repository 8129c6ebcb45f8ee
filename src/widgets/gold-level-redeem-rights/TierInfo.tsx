import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import type { Tier } from './tiers';

/** What one number of stars buys: a picture of it, its name, what it is, and the way to the rules. */
export function TierInfo({ tier: { stars, Picture } }: { tier: Tier }) {
  const say = useWords();
  return (
    <div className="rw-redeem-tier">
      <Picture />
      <div className="rw-redeem-words">
        <h2 className="rw-heading">{say(`redeemRights.title${stars}`)}</h2>
        <p>{say(`redeemRights.text${stars}`)}</p>
        <p className="rw-redeem-rules">
          <SiteLink path="/help/legal/star-gift-exchange-terms/">{say('redeemRights.rules')}</SiteLink>
        </p>
      </div>
    </div>
  );
}
