const parts = ['pages', 'peers', 'heap', 'shift'];

const full = { isQuick: false, fast: 41, slow: 7, peers: 5, counts: [1, 10, 100, 1000], cycles: [1000, 10_000] };
const quick = { isQuick: true, fast: 3, slow: 3, peers: 3, counts: [1, 10, 100, 1000], cycles: [200, 1200] };

/** What the command line asks for: how often, and which parts. Throws a sentence for a person. */
export function readOptions(words) {
  const options = { ...full, parts, builds: true, writes: true };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--quick') Object.assign(options, quick);
    else if (word === '--no-build') options.builds = false;
    else if (word === '--no-readme') options.writes = false;
    else if (word === '--only') {
      at += 1;
      options.parts = String(words[at]).split(',');
      const unknown = options.parts.filter((part) => !parts.includes(part));
      if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}.`);
    } else {
      throw new Error(`${word} is none of --quick, --no-build, --no-readme, --only ${parts.join('|')}.`);
    }
  }
  // Tables of a few runs, or a part of them, are for the screen.
  if (options.isQuick || options.parts.length < parts.length) options.writes = false;
  return options;
}
