/** Stands in for axios' fetch adapter: browsers that we support have XMLHttpRequest, and one way out is enough. */
export const getFetch = () => null;
export default null;
