import type { PlainMessageId } from '../../i18n/messageValues';
import { type NavPage, pages } from './pages';
import type { TabSetName } from './tabSets';

/** What the bar shows at a place of the site. */
export interface View {
  readonly set: TabSetName;
  /** The page's title, or a greeting to the member (M-ttl-01, M-nav-04). */
  readonly title: PlainMessageId | 'greeting';
  /** The tab that stands for the page. */
  readonly current?: NavPage;
  /** Where the back link leads (M-nav-03). */
  readonly back?: NavPage;
}

/** A row of the table: the places that it is for, and what is shown there. */
interface Row extends View {
  /**
   * A path, and for the account page the route behind its `#`. It is for this place and all below it, unless `isExact`;
   * of the rows that fit, the longest is taken.
   */
  readonly at: `/${string}`;
  readonly isExact?: true;
}

/** The one table by which path and hash choose what the bar shows (M-nav-01, M-rte-04 to M-rte-25). */
export const rows: readonly Row[] = [
  // Whatever is not listed.
  { at: '/', set: 'account', title: 'greeting' },

  { at: '/account/#/', isExact: true, set: 'account', title: 'greeting', current: pages.home },
  { at: '/account/#/rewards', set: 'account', title: 'greeting', current: pages.rewards },
  { at: '/account/#/activity', set: 'account', title: 'greeting', current: pages.activity },
  { at: '/account/#/redeem-stars', set: 'account', title: 'greeting', current: pages.redeem },
  { at: '/account/#/fapiao', set: 'account', title: 'account.fapiao', current: pages.fapiao },

  { at: '/account/#/profile', set: 'profile', title: 'navigation.customize', current: pages.profile, back: pages.home },
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

  { at: '/account/starbucks-rewards', set: 'programme', title: 'account.programme', current: pages.programme },
  { at: '/account/program', set: 'programme', title: 'account.programme' },
  { at: '/account/program/msr', set: 'programme', title: 'account.programme', current: pages.rewardsCards },

  { at: '/starbucks-gift-card', set: 'giftCards', title: 'navigation.giftCards', current: pages.giftCards },
  { at: '/starbucks-gift-card/svc-query', set: 'giftCards', title: 'navigation.giftCards', current: pages.checkCard },
  { at: '/starbucks-gift-card/invoice', set: 'giftCards', title: 'navigation.giftCards', current: pages.invoice },

  { at: '/account/register', set: 'signIn', title: 'account.programme', current: pages.register },
  { at: '/account/register_ccc', set: 'signIn', title: 'account.programme', current: pages.register },
  {
    at: '/account/forgot-password',
    set: 'signIn',
    title: 'navigation.forgotPassword',
    current: pages.forgotPassword,
    back: pages.signIn,
  },
  { at: '/account/reset-password', set: 'signIn', title: 'navigation.resetPassword', back: pages.signIn },
  { at: '/account/phone-validate', set: 'signIn', title: 'navigation.validateMobile', back: pages.signIn },
];

/** A page of the profile, with the way back to the profile itself or to the page above. */
function profile(route: string, title: PlainMessageId, current: NavPage, back: NavPage = pages.profile): [Row] {
  return [{ at: `/account/#/profile/${route}`, set: 'profile', title, current, back }];
}
