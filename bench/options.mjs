const parts = ['pages', 'peers', 'heap', 'shift'];

const full = { isQuick: false, fast: 41, slow: 7, peers: 5, counts: [1, 10, 100, 1000], cycles: [1000, 10_000] };
const quick = { isQuick: true, fast: 3, slow: 3, peers: 3, counts: [1, 10, 100, 1000], cycles: [200, 1200] };

/** The options of the command line, with their arguments. */
export const usage = `npm run bench -- [--no-build] [--quick] [--no-write] [--only ${parts.join(',')}]`;

/** Reads the command line. Throws an error with a message for the developer. */
export function readOptions(args) {
  const options = {
    ...full,
    parts,
    builds: true,
    writes: true,
  };
  const rest = [...args];
  const next = (option) => {
    const value = rest.shift();
    if (value === undefined || value.startsWith('--')) throw new Error(`${option} needs a value.\n${usage}`);
    return value;
  };
  const set = {
    '--quick': () => Object.assign(options, quick),
    '--no-build': () => Object.assign(options, { builds: false }),
    '--no-write': () => Object.assign(options, { writes: false }),
    '--only': (option) => Object.assign(options, { parts: next(option).split(',') }),
  };
  while (rest.length > 0) {
    const option = rest.shift();
    if (!Object.hasOwn(set, option)) throw new Error(`There is no option ${option}.\n${usage}`);
    set[option](option);
  }
  const unknown = options.parts.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}.`);
  // Only the tables of a full run go into the document.
  if (options.isQuick || options.parts.length < parts.length) options.writes = false;
  return options;
}
