import { loadModule, medianOnly } from './loadModule';

interface ChartModule {
  drawChart(results: object): string;
}

const { drawChart } = loadModule<ChartModule>('report/chart.mjs');

describe('the chart', () => {
  const row = (way: string, firstField: number, inControl: number | null) => ({
    ...{ page: 'sign-in', profile: 'fast', way, firstField: medianOnly(firstField) },
    inControl: inControl === null ? null : medianOnly(inControl),
  });
  const chart = drawChart({
    pages: [row('widgets', 84, 129), row('static', 80, null), row('staticInlined', 68, null)],
    peers: { rows: [{ peer: 'a <loop>', mountPoints: 1000, rendered: medianOnly(1242) }] },
  });

  test('has a title and a description with its values', () => {
    expect(chart).toContain('role="img" aria-labelledby="title desc"');
    expect(chart).toMatch(/<title id="title">First field and React in control, in milliseconds<\/title>/);
    expect(chart).toContain('sign-in: widgets: first field 84, React in control 129');
    expect(chart).toContain('sign-in: static HTML: first field 80.');
  });

  test('escapes the names of peers, and has colors for dark pages', () => {
    expect(chart).toContain('a &lt;loop>');
    expect(chart).toContain('@media (prefers-color-scheme: dark)');
  });
});
