import type { PlainMessageId } from '../../i18n/messageValues';
import { type NavPage, pages } from './pages';
import type { TabSetName } from './tabSets';

/** What the bar shows on one page of the site. */
export interface NavigationView {
  readonly set: TabSetName;
  /** The title of the page, or a greeting to the member (M-ttl-01, M-nav-04). */
  readonly title: PlainMessageId | 'greeting';
  /** The tab to highlight. */
  readonly current?: NavPage;
  /** The page that the back link leads to (M-nav-03). */
  readonly back?: NavPage;
}

/** A view and the routes that it is for. */
interface RouteView extends NavigationView {
  /**
   * A path without the language; on the account page with the hash route. It matches this route and all below it,
   * unless `isExact`. The longest match wins.
   */
  readonly route: `/${string}`;
  readonly isExact?: true;
}

/** The views of all routes (M-nav-01, M-rte-04 to M-rte-25). */
export const routeViews: readonly RouteView[] = [
  // Matches every route that is not listed.
  { route: '/', set: 'account', title: 'greeting' },

  { route: '/account/#/', isExact: true, set: 'account', title: 'greeting', current: pages.home },
  { route: '/account/#/rewards', set: 'account', title: 'greeting', current: pages.rewards },
  { route: '/account/#/activity', set: 'account', title: 'greeting', current: pages.activity },
  { route: '/account/#/redeem-stars', set: 'account', title: 'greeting', current: pages.redeem },
  { route: '/account/#/fapiao', set: 'account', title: 'account.fapiao', current: pages.fapiao },

  {
    route: '/account/#/profile',
    set: 'profile',
    title: 'navigation.customize',
    current: pages.profile,
    back: pages.home,
  },
  ...profile('personal', 'account.personal', pages.personal),
  ...profile('security', 'account.security', pages.security),
  ...profile('security/mobile-phone', 'account.security', pages.security, pages.security),
  ...profile('security/password', 'account.security', pages.security, pages.security),
  ...profile('address-book', 'account.addressBook', pages.addressBook),
  ...profile('setting', 'account.setting', pages.setting),
  ...profile('msr', 'account.rewardsCards', pages.myRewardsCards),
  ...profile('msr/add', 'navigation.addRewardsCards', pages.myRewardsCards, pages.myRewardsCards),
  ...profile('svc', 'account.giftCards', pages.myGiftCards),
  ...profile('svc/add', 'navigation.addGiftCards', pages.myGiftCards, pages.myGiftCards),

  { route: '/account/starbucks-rewards', set: 'programme', title: 'account.programme', current: pages.programme },
  { route: '/account/program', set: 'programme', title: 'account.programme' },
  { route: '/account/program/msr', set: 'programme', title: 'account.programme', current: pages.rewardsCards },

  { route: '/starbucks-gift-card', set: 'giftCards', title: 'navigation.giftCards', current: pages.giftCards },
  {
    route: '/starbucks-gift-card/svc-query',
    set: 'giftCards',
    title: 'navigation.giftCards',
    current: pages.checkCard,
  },
  { route: '/starbucks-gift-card/invoice', set: 'giftCards', title: 'navigation.giftCards', current: pages.invoice },

  { route: '/account/register', set: 'signIn', title: 'account.programme', current: pages.register },
  { route: '/account/register_ccc', set: 'signIn', title: 'account.programme', current: pages.register },
  {
    route: '/account/forgot-password',
    set: 'signIn',
    title: 'navigation.forgotPassword',
    current: pages.forgotPassword,
    back: pages.signIn,
  },
  { route: '/account/reset-password', set: 'signIn', title: 'navigation.resetPassword', back: pages.signIn },
  { route: '/account/phone-validate', set: 'signIn', title: 'navigation.validateMobile', back: pages.signIn },
];

/** Returns the view of a page below the profile, with a back link to the profile or to another page. */
function profile(
  subRoute: string,
  title: PlainMessageId,
  current: NavPage,
  back: NavPage = pages.profile,
): [RouteView] {
  return [{ route: `/account/#/profile/${subRoute}`, set: 'profile', title, current, back }];
}
