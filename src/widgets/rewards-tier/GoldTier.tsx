import { formatStars, formatTenths } from '../../i18n/numbers';
import { useWords } from '../kit/useWords';
import { Meter } from './Meter';
import { starPath } from './starPath';
import { roundLength, type Tier } from './tierOf';

/** Each star in its place: a row of nine, 30 wide each. */
const step = 30;
const places = [...Array(roundLength).keys()].map((index) => index * step + 3);

/** How much of the row is gold: whole stars with the gaps behind them, and a part of the next one. */
function goldWidth(stars: number): number {
  const whole = Math.floor(stars);
  return whole * step + (stars > whole ? 3 + (stars - whole) * 24 : 0);
}

/** A Gold member's stars of the current round, to one decimal (M-tier-02). */
export function GoldTier({ stars, total }: Extract<Tier, { at: 'gold' }>) {
  const say = useWords();
  const shown = formatTenths(stars);
  return (
    <>
      <div className="rw-tier-words">
        <h2 className="rw-tier-badge">{say('rewardsTier.gold')}</h2>
        <p className="rw-tier-figure">
          <span className="rw-tier-now">{shown}</span>
          <span className="rw-tier-unit"> {say('rewardsTier.stars')}</span>
        </p>
        <p className="rw-tier-hint">{say('rewardsTier.goldHint')}</p>
      </div>
      <Meter
        className="rw-tier-row"
        label={say('rewardsTier.goldProgress')}
        max={roundLength}
        value={stars}
        text={say('rewardsTier.goldValue', { stars: shown, total: formatStars(total) })}
      >
        <svg viewBox={`0 0 ${roundLength * step} 30`} aria-hidden="true" focusable="false">
          <Stars className="rw-tier-blank" />
          {/* An SVG inside an SVG shows nothing beyond its width: the last star is cut where it ends. */}
          <svg width={goldWidth(stars)} height="30" aria-hidden="true">
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
      {places.map((place) => (
        <path key={place} transform={`translate(${place} 3)`} d={starPath} />
      ))}
    </g>
  );
}
