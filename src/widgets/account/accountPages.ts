import type { PlainMessageId } from '../../i18n/messageValues';

/** One line of a menu: a page of the site, without its language. */
export interface AccountPage {
  readonly path: `/${string}`;
  readonly label: PlainMessageId;
}

/** Who a menu is for. Nobody is a member before the session has said so (C1). */
export type Audience = 'visitor' | 'member';

/** Where a menu leads: account pages need somebody who is signed in (M-menu-01, M-menu-02); their titles are the site's (M-ttl-01). */
export const pagesFor: Readonly<Record<Audience, readonly AccountPage[]>> = {
  visitor: [
    { path: '/account/', label: 'account.signIn' },
    { path: '/account/register', label: 'account.create' },
    { path: '/about/contact', label: 'account.about' },
  ],
  member: [
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
