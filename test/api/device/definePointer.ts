afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

/**
 * Defines how exactly the visitor points, and the size of the screen in pixels. A page of jsdom has neither
 * `matchMedia` nor a size.
 */
export function definePointer(pointer: 'coarse' | 'fine', [width, height]: readonly [width: number, height: number]) {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }) });
  jest.spyOn(Screen.prototype, 'width', 'get').mockReturnValue(width);
  jest.spyOn(Screen.prototype, 'height', 'get').mockReturnValue(height);
}

/** Defines the pointer and the screen of a phone. */
export const definePhone = () => definePointer('coarse', [390, 844]);
