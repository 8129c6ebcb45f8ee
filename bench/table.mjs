/** A table in Markdown: the heads of its columns, and rows of as many texts. Figures stand at the right, texts at the left. */
export function table(heads, rows, { isText = false } = {}) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = heads.map((_, index) => (isText || index === 0 ? '---' : '---:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
