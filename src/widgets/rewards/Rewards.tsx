import './rewards.css';
import { useSession } from '../kit/hooks/useSession';
import { Panel } from '../kit/ui/Panel';
import { AvailableRewards } from './AvailableRewards';

/** Renders the rewards of a signed-in visitor; nothing while the login status is unknown or signed out (C1). */
export function Rewards() {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return null;
  return (
    <Panel className="rw-rewards">
      <AvailableRewards />
    </Panel>
  );
}
