import { isFocusElsewhere } from '../../../src/api/browser/focus';

/** Adds a mount point with a button to a parent, and returns the button. */
function addWidget(parent: Node): HTMLButtonElement {
  const mountPoint = parent.appendChild(document.createElement('div'));
  mountPoint.dataset.mount = 'auth';
  return mountPoint.appendChild(document.createElement('button'));
}

afterEach(() => document.body.replaceChildren());

test('the focus is elsewhere when it is neither lost nor in the widget of the element', () => {
  const [own, other] = [addWidget(document.body), addWidget(document.body)];
  expect(isFocusElsewhere(own)).toBe(false);
  own.focus();
  expect(isFocusElsewhere(own)).toBe(false);
  other.focus();
  expect(isFocusElsewhere(own)).toBe(true);
});

test('a part of the page around the widget is not elsewhere', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  const own = addWidget(main);
  main.focus();
  expect(isFocusElsewhere(own)).toBe(false);
});

test('a widget in a shadow root asks its own root (A2)', () => {
  const own = addWidget(document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }));
  const other = addWidget(document.body);
  own.focus();
  expect(isFocusElsewhere(own)).toBe(false);
  other.focus();
  expect(isFocusElsewhere(own)).toBe(true);
});
