import { type NavPage, pages } from './pages';

/** What the bar offers in one part of the site. */
interface TabSet {
  readonly tabs: readonly NavPage[];
  /** True for what only a member may see: everybody else is asked to sign in, and offered `restricted` (M-nav-02). */
  readonly needsLogin?: true;
}

/** The tab sets, by part of the site (M-nav-01). */
export const tabSets = {
  account: {
    needsLogin: true,
    tabs: [pages.home, pages.rewards, pages.activity, pages.redeem, pages.fapiao, pages.profile],
  },
  profile: {
    needsLogin: true,
    tabs: [
      pages.profile,
      pages.personal,
      pages.security,
      pages.addressBook,
      pages.setting,
      pages.myRewardsCards,
      pages.myGiftCards,
    ],
  },
  programme: { tabs: [pages.home, pages.programme, pages.rewardsCards] },
  giftCards: { tabs: [pages.giftCards, pages.checkCard, pages.invoice] },
  signIn: { tabs: [pages.signIn, pages.register, pages.forgotPassword] },
} as const satisfies Record<string, TabSet>;

export type TabSetName = keyof typeof tabSets;

/** What is open to everybody, in place of a set that needs somebody who is signed in. */
export const restricted: readonly NavPage[] = [pages.programme, pages.rewardsCards, pages.giftCards];

/** True when a set is for members alone. */
export function needsLogin(name: TabSetName): boolean {
  const set: TabSet = tabSets[name];
  return set.needsLogin === true;
}
