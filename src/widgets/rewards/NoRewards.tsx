import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import { VoucherIcon } from './VoucherIcon';

/** Renders the empty list of rewards, with a link to the page that explains how to earn one. */
export function NoRewards() {
  const t = useMessages();
  return (
    <div className="rw-rewards-none">
      <VoucherIcon />
      <p className="rw-rewards-none-title">{t('rewards.none')}</p>
      <p>{t('rewards.noneNext')}</p>
      <p>
        <SiteLink path="/account/starbucks-rewards">{t('rewards.benefits')}</SiteLink>
      </p>
    </div>
  );
}
