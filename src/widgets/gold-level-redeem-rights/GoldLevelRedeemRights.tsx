import './gold-level-redeem-rights.css';
import { Panel } from '../kit/Panel';
import { Tabs } from '../kit/Tabs';
import { TierInfo } from './TierInfo';
import { tiers } from './tiers';

/** What stars are good for: a tab for each number of them, the smallest first (M-star-01). */
export function GoldLevelRedeemRights() {
  return (
    <Panel className="rw-redeem">
      <Tabs
        label="redeemRights.title"
        tabs={tiers.map((tier) => ({
          name: `${tier.stars}`,
          label: `redeemRights.stars${tier.stars}` as const,
          content: <TierInfo tier={tier} />,
        }))}
      />
    </Panel>
  );
}
