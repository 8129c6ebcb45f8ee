import { rows, type View } from './views';

/** Stands between the segments of a path and those of the route behind its `#`. */
const hashMark = '#';

const parts = (text: string) => text.split('/').filter(Boolean);

/**
 * A place as a list of segments, whatever slashes it is written with. A hash is a route when it begins with a slash; any
 * other names an element of the page.
 */
function segmentsOf(place: string): readonly string[] {
  const at = place.indexOf('#');
  if (at < 0) return parts(place);
  const hash = place.slice(at + 1);
  const route = hash.startsWith('/') ? hash.split('?', 1)[0]! : '';
  return [...parts(place.slice(0, at)), hashMark, ...parts(route)];
}

const table = rows.map((row) => ({ row, segments: segmentsOf(row.at) }));

/**
 * What the bar shows at a place: the path of the page, with or without its language, and its hash. Segments are compared
 * one by one, so that the time taken grows with the length of the address and no faster (I7).
 */
export function viewAt(place: string): View {
  const all = segmentsOf(place.includes('#') ? place : `${place}#`);
  const here = all[0] === 'en' ? all.slice(1) : all;
  const fits = ({ row, segments }: (typeof table)[number]) =>
    segments.every((segment, index) => here[index] === segment) &&
    (row.isExact !== true || segments.length === here.length);
  const found = table.filter(fits).sort((one, other) => other.segments.length - one.segments.length);
  return found[0]!.row;
}
