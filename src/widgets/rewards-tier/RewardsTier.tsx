import './rewards-tier.css';
import { useSession } from '../kit/hooks/useSession';
import { Panel } from '../kit/ui/Panel';
import { GoldTier } from './GoldTier';
import { PointsTier } from './PointsTier';
import { tierProgressOf } from './tierProgress';

/** Renders the tier and its progress; nothing while the login status is unknown or signed out (C1). */
export function RewardsTier() {
  const { isLoggedIn, user } = useSession();
  if (!isLoggedIn || !user) return null;
  const tier = tierProgressOf(user);
  return (
    <Panel className={tier.name === 'gold' ? 'rw-tier rw-tier-gold' : 'rw-tier'}>
      {tier.name === 'gold' ? <GoldTier {...tier} /> : <PointsTier {...tier} />}
    </Panel>
  );
}
