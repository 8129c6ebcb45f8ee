let input: HTMLInputElement | undefined;
afterEach(() => input?.remove());

/** Focuses an input of the page outside all widgets, as a visitor who goes on to another part of the page. Returns it. */
export function focusElsewhere(): HTMLInputElement {
  input = document.body.appendChild(document.createElement('input'));
  input.focus();
  return input;
}
