import '@testing-library/jest-dom';
import './build';

// Replaces modules that need what jsdom cannot do. Tests of such a module itself call `jest.unmock`.
jest.mock(
  '../../src/api/browser/navigate',
  () => jest.requireActual<typeof import('./navigation')>('./navigation').navigation,
);
jest.mock(
  '../../src/api/browser/captchaScript',
  () => jest.requireActual<typeof import('./captchaScript')>('./captchaScript').captchaScript,
);
