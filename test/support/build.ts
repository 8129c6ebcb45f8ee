const built = globalThis as { __VERSION__?: string };
built.__VERSION__ ??= '0.0.0-test';

/** The version that the build puts into the bundle. This file comes before whatever reads it. */
export const version: string = built.__VERSION__;
