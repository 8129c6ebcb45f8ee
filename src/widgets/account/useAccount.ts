import { useMountAttribute } from '../kit/useMountAttribute';
import { useSession } from '../kit/useSession';
import { useWords } from '../kit/useWords';
import type { Audience } from './accountPages';

/** What the header says of the visitor. */
export interface Account {
  readonly audience: Audience;
  /** 'My Account' to a member, the programme's name to everybody else (M-hdr-01). */
  readonly label: string;
  /** A loyalty notice waits for the member: the user or the mount point says so (M-hdr-02, A-37). */
  readonly hasNotice: boolean;
}

/** Nothing personal before the session has answered, nor when it could not (C1, C2). */
export function useAccount(): Account {
  const say = useWords();
  const { isLoggedIn, user } = useSession();
  const isFlagged = useMountAttribute('data-notification') === 'true';
  if (!isLoggedIn) return { audience: 'visitor', label: say('account.programme'), hasNotice: false };
  return {
    audience: 'member',
    label: say('account.mine'),
    hasNotice: isFlagged || user?.loyaltyNotification === true,
  };
}
