import { type NavigationView, routeViews } from './routeViews';

/** Separates the segments of the path from those of the hash route. */
const hashMark = '#';

const splitPath = (path: string) => path.split('/').filter(Boolean);

/**
 * Splits a route into segments, regardless of repeated slashes. A hash that begins with a slash is a route; any other
 * hash is the id of an element and has no segments.
 */
function segmentsOf(route: string): readonly string[] {
  const hashIndex = route.indexOf('#');
  if (hashIndex < 0) return splitPath(route);
  const hash = route.slice(hashIndex + 1);
  const hashRoute = hash.startsWith('/') ? hash.split('?', 1)[0]! : '';
  return [...splitPath(route.slice(0, hashIndex)), hashMark, ...splitPath(hashRoute)];
}

const candidates = routeViews.map((view) => ({ view, segments: segmentsOf(view.route) }));

/**
 * Returns what the bar shows at a route: the path of the page with its hash, with or without the language. The
 * comparison by segments takes time in proportion to the length of the address, not more (I7).
 */
export function findView(route: string): NavigationView {
  const allSegments = segmentsOf(route.includes('#') ? route : `${route}#`);
  const current = allSegments[0] === 'en' ? allSegments.slice(1) : allSegments;
  const isMatch = ({ view, segments }: (typeof candidates)[number]) =>
    segments.every((segment, index) => current[index] === segment) &&
    (view.isExact !== true || segments.length === current.length);
  const longestFirst = candidates.filter(isMatch).sort((one, other) => other.segments.length - one.segments.length);
  return longestFirst[0]!.view;
}
