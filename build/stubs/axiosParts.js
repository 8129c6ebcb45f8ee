/** Replaces the parts of axios that no code calls; `webpack.config.js` lists their files. */
export default function unused() {}
export const getFetch = unused;
export const progressEventReducer = unused;
