/** Stands in for prop-types, and for what react-tabs builds on it: the checks are the compiler's, and none is shipped. */
export const checkPropTypes = () => {};
export const childrenPropType = null;
export const onSelectPropType = null;
export const selectedIndexPropType = null;
export default {};
