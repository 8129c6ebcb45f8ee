import './rewards.css';
import { Panel } from '../kit/Panel';
import { useSession } from '../kit/useSession';
import { AvailableRewards } from './AvailableRewards';

/** A member's rewards; nothing to anybody else, nor before the account has answered (C1). */
export function Rewards() {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  return (
    <Panel className="rw-rewards">
      <AvailableRewards />
    </Panel>
  );
}
