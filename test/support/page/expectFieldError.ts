/** Expects a field to be marked as invalid, to have the text in its description, and to have the focus. */
export function expectFieldError(field: HTMLElement, text: string): void {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(field).toHaveFocus();
}
