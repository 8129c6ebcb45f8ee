/** Returns a module of the bench. It has no types, so the caller declares those of the functions that it needs. */
export const loadModule = <Module extends object>(path: string): Module =>
  jest.requireActual<Module>(`../../bench/${path}`);

/** Returns a summary of equal values. */
export const medianOnly = (median: number) => ({ median, min: median, max: median });
