import { formatStars } from '../../i18n/numbers';
import { useWords } from '../kit/useWords';
import { Meter } from './Meter';
import { starPath } from './starPath';
import type { Tier } from './tierOf';

/** Half a circle around (100, 100), from left to right. */
const arc = 'M16 100a84 84 0 0 1 168 0';

/** Points on the way to the next tier, with a gauge (M-tier-01); where none is named, the points alone. */
export function PointsTier({ at, points, goal, done }: Extract<Tier, { done: number }>) {
  const say = useWords();
  const shown = { points: formatStars(points), goal: formatStars(goal) };
  const percent = Math.round(done * 1000) / 10;
  return (
    <>
      <div className="rw-tier-words">
        <h2 className="rw-tier-badge">{say(at === 'green' ? 'rewardsTier.green' : 'rewardsTier.member')}</h2>
        <p className="rw-tier-figure">
          <span className="rw-tier-now">{shown.points}</span>
          {goal > 0 ? <span className="rw-tier-goal">{`/${shown.goal}`}</span> : null}
          <span className="rw-tier-unit"> {say('rewardsTier.stars')}</span>
        </p>
        {goal > points ? (
          <p className="rw-tier-hint">{say('rewardsTier.toNext', { stars: formatStars(goal - points) })}</p>
        ) : null}
      </div>
      {goal > 0 ? (
        <Meter
          className="rw-tier-gauge"
          label={say('rewardsTier.progress')}
          max={100}
          value={percent}
          text={say('rewardsTier.value', shown)}
        >
          <svg viewBox="0 0 200 112" aria-hidden="true" focusable="false">
            <path className="rw-tier-track" d={arc} />
            {percent > 0 ? (
              <path className="rw-tier-done" d={arc} pathLength={100} strokeDasharray={`${percent} 200`} />
            ) : null}
            <path className="rw-tier-star" transform="translate(70 42) scale(2.5)" d={starPath} />
          </svg>
        </Meter>
      ) : null}
    </>
  );
}
