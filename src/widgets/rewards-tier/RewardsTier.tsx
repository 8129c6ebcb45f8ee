import './rewards-tier.css';
import { Panel } from '../kit/Panel';
import { useSession } from '../kit/useSession';
import { GoldTier } from './GoldTier';
import { PointsTier } from './PointsTier';
import { tierOf } from './tierOf';

/** A member's tier and how far it is to the next; nothing to anybody else, nor before the account has answered (C1). */
export function RewardsTier() {
  const { isLoggedIn, user } = useSession();
  if (!isLoggedIn || !user) return null;
  const tier = tierOf(user);
  return (
    <Panel className={tier.at === 'gold' ? 'rw-tier rw-tier-gold' : 'rw-tier'}>
      {tier.at === 'gold' ? <GoldTier {...tier} /> : <PointsTier {...tier} />}
    </Panel>
  );
}
