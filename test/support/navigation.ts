type Navigate = typeof import('../../src/api/browser/navigate');

/** The URLs that the page has navigated to. */
export const navigatedTo: string[] = [];

const actual = jest.requireActual<Navigate>('../../src/api/browser/navigate');

/** Those of `navigatedTo` that replaced the history entry of the page. */
export const replacedBy: string[] = [];

const recordReplacement = (url: string) => {
  navigatedTo.push(url);
  replacedBy.push(url);
};

/** Replaces `src/api/browser/navigate.ts`. jsdom cannot navigate, so this one records the URLs. */
export const navigation: Navigate = {
  ...actual,
  goTo: (path) => void navigatedTo.push(actual.siteUrl(path)),
  replacePage: (path) => recordReplacement(actual.siteUrl(path)),
  goToRedirect: (fallback) => recordReplacement(actual.getRedirectUrl(fallback)),
};
