import { formatStars } from '../../i18n/numbers';
import { useMessages } from '../kit/hooks/useMessages';
import { Meter } from './Meter';
import { starPath } from './starPath';
import type { TierProgress } from './tierProgress';

/** The SVG path of a half circle around (100, 100), from left to right. */
const arc = 'M16 100a84 84 0 0 1 168 0';
/** Not set by `pathLength`, which Safari 13 ignores. */
const arcLength = Math.PI * 84;

/** Renders the points on the way to the next tier, with a gauge, which is empty at 0/0 (M-tier-01, A-38). */
export function PointsTier({ name, points, goal, fraction }: Extract<TierProgress, { fraction: number }>) {
  const t = useMessages();
  const counts = { points: formatStars(points), goal: formatStars(goal) };
  const percent = Math.round(fraction * 1000) / 10;
  return (
    <>
      <div className="rw-tier-words">
        <h2 className="rw-tier-badge">{t(name === 'green' ? 'rewardsTier.green' : 'rewardsTier.member')}</h2>
        <p className="rw-tier-figure">
          <span className="rw-tier-now">{counts.points}</span>
          <span className="rw-tier-goal">{`/${counts.goal}`}</span> {t('rewardsTier.stars')}
        </p>
        {goal > points ? (
          <p className="rw-tier-hint">{t('rewardsTier.toNext', { stars: formatStars(goal - points) })}</p>
        ) : null}
      </div>
      <Meter
        className="rw-tier-gauge"
        label={t('rewardsTier.progress')}
        max={100}
        value={percent}
        text={t('rewardsTier.value', counts)}
      >
        <svg viewBox="0 0 200 112" aria-hidden="true" focusable="false">
          <path className="rw-tier-track" d={arc} />
          {percent > 0 ? (
            <path
              className="rw-tier-done"
              d={arc}
              strokeDasharray={`${(fraction * arcLength).toFixed(1)} ${arcLength.toFixed(1)}`}
            />
          ) : null}
          <path className="rw-tier-star" transform="translate(70 42) scale(2.5)" d={starPath} />
        </svg>
      </Meter>
    </>
  );
}
