type Navigate = typeof import('../../src/api/browser/navigate');

/** The URLs that the page has navigated to. */
export const navigatedTo: string[] = [];

const actual = jest.requireActual<Navigate>('../../src/api/browser/navigate');

/** Replaces `src/api/browser/navigate.ts`. jsdom cannot navigate, so this one records the URLs. */
export const navigation: Navigate = {
  ...actual,
  goTo: (path) => void navigatedTo.push(actual.siteUrl(path)),
  goToRedirect: (fallback) => void navigatedTo.push(actual.getRedirectUrl(fallback)),
};
