import type { PlainMessageId } from '../../i18n/messageValues';

/** A page that the bar links to. */
export interface NavPage {
  /** The path without the language. */
  readonly path: `/${string}`;
  readonly label: PlainMessageId;
}

const page = (path: `/${string}`, label: PlainMessageId): NavPage => ({ path, label });

/** All pages that a tab or a back link leads to (M-rte-04 to M-rte-25). */
export const pages = {
  home: page('/account/#/', 'account.home'),
  rewards: page('/account/#/rewards', 'account.myRewards'),
  activity: page('/account/#/activity', 'navigation.activity'),
  redeem: page('/account/#/redeem-stars', 'navigation.redeem'),
  fapiao: page('/account/#/fapiao', 'account.fapiao'),
  profile: page('/account/#/profile', 'navigation.customize'),
  personal: page('/account/#/profile/personal', 'account.personal'),
  security: page('/account/#/profile/security', 'account.security'),
  addressBook: page('/account/#/profile/address-book', 'account.addressBook'),
  setting: page('/account/#/profile/setting', 'account.setting'),
  myRewardsCards: page('/account/#/profile/msr', 'account.rewardsCards'),
  myGiftCards: page('/account/#/profile/svc', 'account.giftCards'),
  programme: page('/account/starbucks-rewards', 'account.programme'),
  rewardsCards: page('/account/program/msr', 'navigation.rewardsCards'),
  giftCards: page('/starbucks-gift-card', 'navigation.giftCards'),
  checkCard: page('/starbucks-gift-card/svc-query', 'navigation.checkCard'),
  invoice: page('/starbucks-gift-card/invoice', 'navigation.invoice'),
  signIn: page('/account/', 'account.signIn'),
  register: page('/account/register', 'account.create'),
  forgotPassword: page('/account/forgot-password', 'navigation.forgotPassword'),
} as const satisfies Record<string, NavPage>;
