import { onFirstTouch } from '../../src/mounts/runtime/firstTouch';

let element: HTMLElement;
let field: HTMLInputElement;
const act = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<div><input></div><button>elsewhere</button>';
  element = document.querySelector('div') as HTMLElement;
  field = document.querySelector('input') as HTMLInputElement;
  act.mockClear();
});

test.each([
  ['points at it', () => field.dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['touches it', () => field.dispatchEvent(new Event('touchstart', { bubbles: true }))],
  ['moves the focus into it', () => field.focus()],
])('the visitor %s: told once', (_how, turn) => {
  onFirstTouch(element, act);
  expect(act).not.toHaveBeenCalled();
  turn();
  field.blur();
  turn();
  expect(act).toHaveBeenCalledTimes(1);
});

test('who types already, in markup that was rendered ahead, has turned to it', () => {
  field.focus();
  onFirstTouch(element, act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what happens elsewhere, or after it has gone, is not told', () => {
  const forgo = onFirstTouch(element, act);
  document.querySelector('button')?.focus();
  forgo();
  field.focus();
  expect(act).not.toHaveBeenCalled();
});
