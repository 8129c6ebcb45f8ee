/** Replaces prop-types, and the module of react-tabs that uses it: TypeScript checks props, so no check is deployed. */
export const checkPropTypes = () => {};
export const childrenPropType = null;
export const onSelectPropType = null;
export const selectedIndexPropType = null;
export default {};
