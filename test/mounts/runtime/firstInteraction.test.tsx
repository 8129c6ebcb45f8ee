import { onFirstInteraction } from '../../../src/mounts/runtime/firstInteraction';

let element: HTMLElement;
let field: HTMLInputElement;
const callback = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<div><input></div><button>elsewhere</button>';
  element = document.querySelector('div') as HTMLElement;
  field = document.querySelector('input') as HTMLInputElement;
  callback.mockClear();
});

test.each([
  ['points at the element', () => field.dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['touches the element', () => field.dispatchEvent(new Event('touchstart', { bubbles: true }))],
  ['moves the focus into the element', () => field.focus()],
])('calls back once when the visitor %s', (_how, interact) => {
  onFirstInteraction(element, callback);
  expect(callback).not.toHaveBeenCalled();
  interact();
  field.blur();
  interact();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls back at once if the focus is in the element already', () => {
  field.focus();
  onFirstInteraction(element, callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('does not call back for other elements, or after it was cancelled', () => {
  const cancel = onFirstInteraction(element, callback);
  document.querySelector('button')?.focus();
  cancel();
  field.focus();
  expect(callback).not.toHaveBeenCalled();
});
