import { useMessages } from '../kit/hooks/useMessages';
import { useMountAttribute } from '../kit/hooks/useMountAttribute';
import { useSession } from '../kit/hooks/useSession';
import type { Audience } from './accountPages';

/** What the header shows about the visitor. */
export interface Account {
  readonly audience: Audience;
  /** "My Account" when the visitor is signed in, else the name of the loyalty programme (M-hdr-01). */
  readonly label: string;
  /** True when the user data or the mount point flags a loyalty notice (M-hdr-02, A-37). */
  readonly hasNotice: boolean;
}

/** Returns what the header shows. Nothing is personal while the login status is unknown (C1, C2). */
export function useAccount(): Account {
  const t = useMessages();
  const { isLoggedIn, user } = useSession();
  const isFlagged = useMountAttribute('data-notification') === 'true';
  if (!isLoggedIn) return { audience: 'signedOut', label: t('account.programme'), hasNotice: false };
  return {
    audience: 'signedIn',
    label: t('account.mine'),
    hasNotice: isFlagged || user?.loyaltyNotification === true,
  };
}
