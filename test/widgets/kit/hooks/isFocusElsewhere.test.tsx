import { isFocusElsewhere } from '../../../../src/widgets/kit/hooks/isFocusElsewhere';

/** Adds a mount point with a button to the page, and returns the button. */
function addWidget(): HTMLButtonElement {
  const mountPoint = document.body.appendChild(document.createElement('div'));
  mountPoint.dataset.mount = 'auth';
  return mountPoint.appendChild(document.createElement('button'));
}

test('the focus is elsewhere when it is neither lost nor in the widget of the element', () => {
  const [own, other] = [addWidget(), addWidget()];
  expect(isFocusElsewhere(own)).toBe(false);
  own.focus();
  expect(isFocusElsewhere(own)).toBe(false);
  other.focus();
  expect(isFocusElsewhere(own)).toBe(true);
});
