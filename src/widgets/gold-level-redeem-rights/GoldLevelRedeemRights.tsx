import './gold-level-redeem-rights.css';
import { Tabs } from '../kit/tabs/Tabs';
import { Panel } from '../kit/ui/Panel';
import { RedemptionInfo } from './RedemptionInfo';
import { redemptions } from './redemptions';

/** Renders what a member can redeem stars for: one tab per number of stars (M-star-01). */
export function GoldLevelRedeemRights() {
  return (
    <Panel className="rw-redeem">
      <Tabs
        label="redeemRights.title"
        tabs={redemptions.map((redemption) => ({
          name: `${redemption.stars}`,
          label: `redeemRights.stars${redemption.stars}` as const,
          content: <RedemptionInfo redemption={redemption} />,
        }))}
      />
    </Panel>
  );
}
