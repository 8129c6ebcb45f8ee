declare const __VERSION__: string;

/** The version of this build, as in package.json. */
export const version: string = __VERSION__;

/** The headers by which a service knows its client (contract 5). */
export const clientHeaders = { 'X-Client-Name': 'rewards-widgets', 'X-Client-Version': version };
