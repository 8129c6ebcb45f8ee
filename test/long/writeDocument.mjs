import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/assurance.md';
const mutationFile = 'test/long/figures/mutation.json';

const row = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
const table = (heading, rows) => [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text) => `\`${text.replace(/\s+/g, ' ')}\``;

/** Replaces the text between the marks of a name. */
function replacePart(document, name, content) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no ${start} … ${end}.`);
  return `${document.slice(0, from + start.length)}\n\n${content}\n\n${document.slice(to)}`;
}

/** Returns the tables of mutation testing: the modules, and the changes that no test has noticed. */
function mutationTables() {
  const figures = Object.entries(JSON.parse(readFileSync(mutationFile, 'utf8')));
  const modules = figures.map(([name, { mutants, killed, timedOut }]) => [
    name,
    mutants,
    killed,
    timedOut,
    `${((100 * killed) / mutants).toFixed(1)} %`,
  ]);
  const survivors = figures.flatMap(([, module]) =>
    module.survivors.map(({ file: source, line, replacement, why }) => [
      `${code(source)}: ${code(line)}`,
      code(replacement),
      why ?? '–',
    ]),
  );
  return [
    table(['module', 'changes', 'noticed', 'of these by time', 'share'], modules),
    table(['source', 'changed to', 'why no test can notice'], survivors),
  ];
}

/** Writes the figures of the parts that have run, and those of mutation testing, into `docs/assurance.md`. */
export function writeDocument(results) {
  const parts = results.map(({ name, command, figures, date }) => [name, code(command), figures, date]);
  const [modules, survivors] = mutationTables();
  let document = readFileSync(file, 'utf8');
  document = replacePart(document, 'parts', table(['part', 'command', 'figures', 'date'], parts));
  document = replacePart(document, 'modules', modules);
  document = replacePart(document, 'survivors', survivors);
  writeFileSync(file, document);
}
