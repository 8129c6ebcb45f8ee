import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { texts } from '../../support/texts';

export type Language = 'zh' | 'en';
export const detail = 'GET /api/Customers/detail';

/** What stands in the header, by language. */
export const names = {
  zh: { programme: '星享俱乐部', mine: '我的账户', notice: '有新通知' },
  en: { programme: 'Starbucks Rewards', mine: 'My Account', notice: 'You have a new notice' },
} as const;

/** The path of a page in a language. */
export const inLanguage = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);

const visitorPages = [
  ['account.signIn', '/account/'],
  ['account.create', '/account/register'],
  ['account.about', '/about/contact'],
] as const;
const memberPages = [
  ['account.home', '/account/#/'],
  ['account.myRewards', '/account/#/rewards'],
  ['account.rewardsCards', '/account/#/profile/msr'],
  ['account.giftCards', '/account/#/profile/svc'],
  ['account.fapiao', '/account/#/fapiao'],
  ['account.personal', '/account/#/profile/personal'],
  ['account.security', '/account/#/profile/security'],
  ['account.addressBook', '/account/#/profile/address-book'],
  ['account.setting', '/account/#/profile/setting'],
] as const;

/** The names and addresses that a menu is to hold. */
export function expectedLinks(audience: 'visitor' | 'member', language: Language): string[][] {
  const pages = audience === 'visitor' ? visitorPages : memberPages;
  return pages.map(([id, path]) => [texts[language][id]!, `http://localhost${inLanguage(language, path)}`]);
}

/** The names and addresses of the links on the page. */
export function links(): (string | null)[][] {
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

/** What another tab does to this one when its visitor signs out. */
export function signOutElsewhere(): void {
  Cookies.remove('login-status');
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login', newValue: '1' }));
}

/** What another tab does to this one when somebody signs in there. */
export function signInElsewhere(): void {
  Cookies.set('login-status', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login', newValue: '2' }));
}
