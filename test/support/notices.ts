import { screen, within } from '@testing-library/react';

/** Waits for a notice in the outlet, which announces it also when a form shows it. */
export const findNotice = (text: string): Promise<HTMLElement> => within(screen.getByRole('alert')).findByText(text);
