import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { settle } from '../support/page/settle';

const clicks = { click: 1, 'double click': 2, 'twenty clicks': 20 } as const;

/** How a visitor submits a form. */
export type SubmitMethod = keyof typeof clicks | 'Enter';

export const anySubmitMethod = fc.constantFrom<SubmitMethod>('click', 'Enter', 'double click', 'twenty clicks');

/** Submits the form of a button. All clicks happen before any response. */
export async function submitBy(method: SubmitMethod, button: HTMLElement): Promise<void> {
  await act(async () => {
    if (method === 'Enter') button.closest('form')?.requestSubmit();
    else for (let count = 0; count < clicks[method]; count += 1) fireEvent.click(button);
  });
  await settle();
}

/** Changes the value of a field, as pasting does. */
export const setValue = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
