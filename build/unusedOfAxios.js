/** Stands in for what axios can do and is never asked for here; `webpack.config.js` says which of its files that is. */
export default function unused() {}
export const getFetch = unused;
export const progressEventReducer = unused;
