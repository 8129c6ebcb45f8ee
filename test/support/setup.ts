import '@testing-library/jest-dom';
import './build';

// Replaces a module that needs what jsdom cannot do. Tests of the module itself call `jest.unmock`.
jest.mock(
  '../../src/api/browser/captchaScript',
  () => jest.requireActual<typeof import('./captchaScript')>('./captchaScript').captchaScript,
);
