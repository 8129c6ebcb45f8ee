import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/assurance.md';
const folder = 'test/long/figures';

const readFigures = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

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
  const figures = Object.entries(readFigures('mutation'));
  const modules = figures.map(([name, { mutants, killed, timedOut, date }]) => [
    name,
    mutants,
    killed,
    timedOut,
    `${((100 * killed) / mutants).toFixed(1)} %`,
    date,
  ]);
  const survivors = figures.flatMap(([, module]) =>
    module.survivors.map(({ file: source, line, replacement, why }) => [
      `${code(source)}: ${code(line)}`,
      code(replacement),
      why ?? '–',
    ]),
  );
  return [
    table(['module', 'changes', 'noticed', 'of these by time', 'share', 'date'], modules),
    table(['source', 'changed to', 'why no test can notice'], survivors),
  ];
}

/** Writes the figures of the parts that have run, and those of mutation testing, into `docs/assurance.md`. */
export function writeDocument() {
  const parts = Object.values(readFigures('parts')).map(({ name, command, figures, date }) => [
    name,
    code(command),
    figures,
    date,
  ]);
  const [modules, survivors] = mutationTables();
  let document = readFileSync(file, 'utf8');
  document = replacePart(document, 'parts', table(['part', 'command', 'figures', 'date'], parts));
  document = replacePart(document, 'modules', modules);
  document = replacePart(document, 'survivors', survivors);
  writeFileSync(file, document);
}
