import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with whatever axe finds wrong in an element. Contrast is left to the browser tests: jsdom lays nothing out and
 * computes no colours. Not for a stopped clock, which axe would wait for. It takes long enough for answers to arrive.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
