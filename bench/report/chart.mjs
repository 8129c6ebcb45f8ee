const width = 780;
const labelWidth = 210;
const rowHeight = 20;
const plotWidth = width - labelWidth - 100;

const colors = `
.text { fill: #1f2328 } .muted { fill: #59636e } .grid { stroke: #d1d9e0 } .page { fill: #ffffff }
.field { fill: #9a6700 } .control { fill: #00754a }
@media (prefers-color-scheme: dark) {
  .text { fill: #f0f6fc } .muted { fill: #9198a1 } .grid { stroke: #3d444d } .page { fill: #0d1117 }
  .field { fill: #e3b341 } .control { fill: #3fb950 }
}
text { font: 12px system-ui, sans-serif } .title { font-weight: 600; font-size: 13px }`;

const wayNames = {
  widgets: 'widgets',
  static: 'static HTML',
  floor: 'floor, one script',
  loader: 'floor, loader',
};

const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const medianOf = (summary) => (summary ? Math.round(summary.median) : null);

/** Returns the panel of one profile: for each page and way the first field and React in control. */
function pagesPanel(rows, profile, title) {
  const shown = rows.filter((row) => row.profile === profile && wayNames[row.way] && row.firstField);
  return {
    title,
    rows: shown.map((row) => ({
      label: `${row.page}: ${wayNames[row.way]}`,
      field: medianOf(row.firstField),
      control: medianOf(row.inControl),
    })),
  };
}

/** Returns the panel of the peers: the time until all mount points of the largest page are rendered by React. */
function peersPanel(rows) {
  const most = Math.max(...rows.map(({ mountPoints }) => mountPoints));
  return {
    title: `${most.toLocaleString('en')} mount points, fast: React in control of all, ms`,
    rows: rows
      .filter(({ mountPoints, rendered }) => mountPoints === most && rendered)
      .map(({ peer, rendered }) => ({ label: peer, field: null, control: medianOf(rendered) })),
  };
}

/** Returns round steps for an axis up to `most`, at most five of them. */
function ticksUpTo(most) {
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step = [0.1, 0.2, 0.5, 1, 2].map((factor) => factor * magnitude).find((each) => most / each <= 5);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => Math.round(index * step));
}

function drawRow({ label, field, control }, y, toX) {
  const bar = (value, kind, top) =>
    `<rect class="${kind}" x="${labelWidth}" y="${y + top}" width="${toX(value) - labelWidth}" height="6"/>`;
  const values = [field, control].filter((value) => value !== null);
  return [
    `<text class="text" x="${labelWidth - 8}" y="${y + 13}" text-anchor="end">${escapeText(label)}</text>`,
    ...(field === null ? [] : [bar(field, 'field', control === null ? 6 : 3)]),
    ...(control === null ? [] : [bar(control, 'control', field === null ? 6 : 10)]),
    `<text class="muted" x="${toX(Math.max(...values)) + 6}" y="${y + 13}">${values.join(' / ')}</text>`,
  ];
}

function drawPanel({ title, rows }, top) {
  const most = Math.max(...rows.flatMap(({ field, control }) => [field ?? 0, control ?? 0]));
  const toX = (value) => Math.round(labelWidth + (value / most) * plotWidth);
  const first = top + 28;
  const bottom = first + rows.length * rowHeight;
  const grid = ticksUpTo(most).flatMap((tick) => [
    `<line class="grid" x1="${toX(tick)}" y1="${first}" x2="${toX(tick)}" y2="${bottom}"/>`,
    `<text class="muted" x="${toX(tick)}" y="${bottom + 14}" text-anchor="middle">${tick}</text>`,
  ]);
  const bars = rows.flatMap((row, index) => drawRow(row, first + index * rowHeight, toX));
  return {
    lines: [`<text class="text title" x="16" y="${top + 16}">${escapeText(title)}</text>`, ...grid, ...bars],
    bottom: bottom + 32,
  };
}

function describe({ title, rows }) {
  const values = rows.map(({ label, field, control }) => {
    const parts = [field === null ? [] : `first field ${field}`, control === null ? [] : `React in control ${control}`];
    return `${label}: ${parts.flat().join(', ')}`;
  });
  return `${title}. ${values.join('; ')}.`;
}

/** Draws first field and React in control of the widgets, the static form, the floor and the peers as an SVG. */
export function drawChart({ pages, peers }) {
  const panels = [
    ...(pages ? [pagesPanel(pages, 'fast', 'Fast profile: first field / React in control, ms')] : []),
    ...(pages ? [pagesPanel(pages, 'slow', 'Slow profile: first field / React in control, ms')] : []),
    ...(peers ? [peersPanel(peers.rows)] : []),
  ].filter(({ rows }) => rows.length > 0);
  const legend = [
    '<rect class="field" x="16" y="14" width="12" height="8"/><text class="text" x="34" y="22">first field</text>',
    '<rect class="control" x="116" y="14" width="12" height="8"/><text class="text" x="134" y="22">React in control</text>',
  ];
  let height = 40;
  const drawn = panels.flatMap((panel) => {
    const { lines, bottom } = drawPanel(panel, height);
    height = bottom;
    return lines;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">First field and React in control, in milliseconds</title>
<desc id="desc">${escapeText(panels.map(describe).join(' '))}</desc>
<style>${colors}</style>
<rect class="page" width="${width}" height="${height}"/>
${[...legend, ...drawn].join('\n')}
</svg>
`;
}
