import { type NavPage, pages } from './pages';

/** The tabs of one part of the site. */
interface TabSet {
  readonly tabs: readonly NavPage[];
  /** True when a signed-out visitor gets the prompt to sign in and `publicTabs` instead (M-nav-02). */
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

/** The restricted set: what a signed-out visitor sees in place of a set that needs a login (M-nav-02). */
export const publicTabs: readonly NavPage[] = [pages.programme, pages.rewardsCards, pages.giftCards];

/** Returns true when only a signed-in visitor may see the set. */
export function needsLogin(name: TabSetName): boolean {
  const set: TabSet = tabSets[name];
  return set.needsLogin === true;
}
