/** The URLs that the page has navigated to. jsdom does not load them. */
export const navigatedTo: string[] = [];

/** Those of `navigatedTo` that replaced the history entry of the page. */
export const replacedBy: string[] = [];

/** The object behind `location` in jsdom: `location` itself cannot be changed. */
type LocationOfJsdom = Pick<Location, 'assign' | 'replace'>;

const [implementation] = Object.getOwnPropertySymbols(location);
const target = (location as unknown as Record<symbol, LocationOfJsdom>)[implementation!]!;

const withoutHash = (href: string) => href.split('#')[0];

for (const method of ['assign', 'replace'] as const) {
  const navigate = target[method];
  target[method] = function (url) {
    const { href } = new URL(url, document.baseURI);
    // jsdom can change the hash.
    if (href.includes('#') && withoutHash(href) === withoutHash(location.href)) return navigate.call(this, url);
    navigatedTo.push(href);
    if (method === 'replace') replacedBy.push(href);
  };
}
