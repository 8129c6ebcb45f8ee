import axe from 'axe-core';

/**
 * Fails with whatever axe finds wrong in an element. Contrast is left to the browser tests: jsdom lays nothing out and
 * computes no colours. Not for a stopped clock, which axe would wait for.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
