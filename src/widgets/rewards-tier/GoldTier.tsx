import { formatStars, formatTenths } from '../../i18n/numbers';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import { Meter } from './Meter';
import { starPath } from './starPath';
import { starsPerRound, type TierProgress } from './tierProgress';

/** The width of one star with the gaps on both sides, in SVG units; the star itself is 24 wide. */
const starWidth = 30;
const starOffsets = [...Array(starsPerRound).keys()].map((index) => index * starWidth + 3);

/** Returns the width of the golden part of the row: whole stars with their gaps, and a fraction of the next star. */
function goldenWidth(stars: number): number {
  const whole = Math.floor(stars);
  return whole * starWidth + (stars > whole ? 3 + (stars - whole) * 24 : 0);
}

/**
 * Renders the stars of a Gold member's current round, to one decimal, and when a lost card is back (M-tier-02,
 * M-con-31).
 */
export function GoldTier({ stars, total }: Extract<TierProgress, { name: 'gold' }>) {
  const t = useMessages();
  const starsText = formatTenths(stars);
  return (
    <>
      <div className="rw-tier-words">
        <h2 className="rw-tier-badge">{t('rewardsTier.gold')}</h2>
        <p className="rw-tier-figure">
          <span className="rw-tier-now">{starsText}</span> {t('rewardsTier.stars')}
        </p>
        <p className="rw-tier-hint">{t('rewardsTier.goldHint')}</p>
        <p className="rw-tier-hint">
          {t('rewardsTier.lostCard')}{' '}
          <SiteLink path="/account/#/profile/msr">{t('rewardsTier.reportLostCard')}</SiteLink>
        </p>
      </div>
      <Meter
        className="rw-tier-row"
        label={t('rewardsTier.goldProgress')}
        max={starsPerRound}
        value={stars}
        text={t('rewardsTier.goldValue', { stars: starsText, total: formatStars(total) })}
      >
        <svg viewBox={`0 0 ${starsPerRound * starWidth} 30`} aria-hidden="true" focusable="false">
          <Stars className="rw-tier-blank" />
          {/* The inner SVG clips at its width, which cuts the last star. */}
          <svg width={goldenWidth(stars)} height="30" aria-hidden="true">
            <Stars className="rw-tier-full" />
          </svg>
        </svg>
      </Meter>
    </>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <g className={className}>
      {starOffsets.map((offset) => (
        <path key={offset} transform={`translate(${offset} 3)`} d={starPath} />
      ))}
    </g>
  );
}
