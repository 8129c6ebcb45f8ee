import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Fails with the accessibility violations that axe finds in an element. The browser tests check contrast, as jsdom has
 * no layout. Do not use it with fake timers, as axe waits for real ones. It may take long enough for pending responses
 * to arrive.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await act(() => axe.run(element, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
