import { readFileSync } from 'node:fs';

/** Returns the value that our style sheet gives a property of an element with the class. */
function readStyle(className: string, property: string): string {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = readFileSync('src/widgets/kit/captcha/captcha.css', 'utf8');
  const rules = [...sheet.sheet!.cssRules].filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);
  const values = rules
    .filter(({ selectorText }) => selectorText === `.${className}`)
    .map(({ style }) => style.getPropertyValue(property));
  sheet.remove();
  expect(values).toHaveLength(1);
  return values[0]!;
}

test("the box is as wide as the provider's challenge, 300 px (M-cap-03)", () => {
  expect([readStyle('rw-captcha-box', 'width'), readStyle('rw-captcha-box', 'max-width')]).toEqual(['100%', '300px']);
});

test('its frame keeps 230 px free for the challenge, beside padding and border, while it loads (M-cap-03)', () => {
  expect(readStyle('rw-captcha-frame', 'min-height')).toBe('calc(230px + 2 * var(--space-2) + 2px)');
});
