import { screen } from '@testing-library/react';
import type { Audience } from '../../../src/widgets/account/accountPages';
import { type Language, texts } from '../../support/texts';

export const accountCall = 'GET /api/Customers/detail';

const labelsIn = (language: Language) => ({
  programme: texts[language]['account.programme']!,
  mine: texts[language]['account.mine']!,
  notice: texts[language]['account.notice']!,
});

/** The labels of the header, by language. */
export const labels = { zh: labelsIn('zh'), en: labelsIn('en') } as const;

/** Returns the path of a page in a language. */
export const pathInLanguage = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);

const pages = {
  signedOut: [
    ['account.signIn', '/account/'],
    ['account.create', '/account/register'],
    ['account.about', '/about/contact'],
  ],
  signedIn: [
    ['account.home', '/account/#/'],
    ['account.myRewards', '/account/#/rewards'],
    ['account.rewardsCards', '/account/#/profile/msr'],
    ['account.giftCards', '/account/#/profile/svc'],
    ['account.fapiao', '/account/#/fapiao'],
    ['account.personal', '/account/#/profile/personal'],
    ['account.security', '/account/#/profile/security'],
    ['account.addressBook', '/account/#/profile/address-book'],
    ['account.setting', '/account/#/profile/setting'],
  ],
} as const;

/** Returns the query of a link to the sign-in, which then leads back to this page. */
const backToThisPage = () => `?${new URLSearchParams({ redirectURL: location.pathname })}`;

/** Returns the texts and addresses of the links that a menu must have. */
export function expectedLinks(audience: Audience, language: Language): string[][] {
  return pages[audience].map(([id, path]) => [
    texts[language][id]!,
    `http://localhost${pathInLanguage(language, path)}${id === 'account.signIn' ? backToThisPage() : ''}`,
  ]);
}

/** Returns the texts and addresses of the links on the page. */
export function linksOnPage(): (string | null)[][] {
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}
