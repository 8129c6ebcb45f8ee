import { isSupported } from '../../../src/mounts/loader/isSupported';

const { fromEntries } = Object;
const usualRegExp = RegExp;

afterEach(() => {
  Object.assign(Object, { fromEntries });
  Object.assign(globalThis, { RegExp: usualRegExp });
});

test('accepts a browser with all features (A10)', () => {
  expect(isSupported()).toBe(true);
});

test('refuses a browser without Object.fromEntries (A10)', () => {
  Reflect.deleteProperty(Object, 'fromEntries');
  expect(isSupported()).toBe(false);
});

test('refuses a browser without property escapes (A10)', () => {
  class OldRegExp extends usualRegExp {
    constructor(pattern: string, flags = '') {
      if (flags.includes('u') && pattern.includes('\\p')) throw new SyntaxError('Invalid escape');
      super(pattern, flags);
    }
  }
  Object.assign(globalThis, { RegExp: OldRegExp });
  expect(isSupported()).toBe(false);
});
