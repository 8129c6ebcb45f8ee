/** Returns a table in Markdown. All columns but the first are aligned right, unless `isText` is set. */
export function table(heads, rows, { isText = false } = {}) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = heads.map((_, index) => (isText || index === 0 ? '---' : '---:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}
