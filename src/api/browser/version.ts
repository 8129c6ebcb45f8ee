declare const __VERSION__: string;

/** The version of this build, as in package.json. */
export const version: string = __VERSION__;
