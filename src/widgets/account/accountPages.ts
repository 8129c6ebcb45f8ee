import type { PlainMessageId } from '../../i18n/messageValues';

/** A page of the site that a menu links to. */
interface AccountPage {
  /** The path without the language. */
  readonly path: `/${string}`;
  readonly label: PlainMessageId;
  readonly isSignIn?: boolean;
}

/** The visitors that a menu is for. While the login status is unknown, a visitor counts as signed out (C1). */
export type Audience = 'signedOut' | 'signedIn';

/** The pages of a menu: only a signed-in visitor is offered account pages (M-menu-01, M-menu-02, M-ttl-01). */
export const pagesByAudience: Readonly<Record<Audience, readonly AccountPage[]>> = {
  signedOut: [
    { path: '/account/', label: 'account.signIn', isSignIn: true },
    { path: '/account/register', label: 'account.create' },
    { path: '/about/contact', label: 'account.about' },
  ],
  signedIn: [
    { path: '/account/#/', label: 'account.home' },
    { path: '/account/#/rewards', label: 'account.myRewards' },
    { path: '/account/#/profile/msr', label: 'account.rewardsCards' },
    { path: '/account/#/profile/svc', label: 'account.giftCards' },
    { path: '/account/#/fapiao', label: 'account.fapiao' },
    { path: '/account/#/profile/personal', label: 'account.personal' },
    { path: '/account/#/profile/security', label: 'account.security' },
    { path: '/account/#/profile/address-book', label: 'account.addressBook' },
    { path: '/account/#/profile/setting', label: 'account.setting' },
  ],
};
