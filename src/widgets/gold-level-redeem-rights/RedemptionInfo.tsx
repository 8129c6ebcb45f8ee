import { redemptionRulesPage } from '../kit/brand';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import type { Redemption } from './redemptions';

/** Renders the picture, the title and the text of a redemption, and a link to the rules (M-star-02 to M-star-06). */
export function RedemptionInfo({ redemption: { stars, Picture } }: { redemption: Redemption }) {
  const t = useMessages();
  return (
    <div className="rw-redeem-tier">
      <Picture />
      <div className="rw-redeem-words">
        <h2 className="rw-heading">{t(`redeemRights.title${stars}`)}</h2>
        <p>{t(`redeemRights.text${stars}`)}</p>
        <p className="rw-redeem-rules">
          <SiteLink path={redemptionRulesPage}>{t('redeemRights.rules')}</SiteLink>
        </p>
      </div>
    </div>
  );
}
