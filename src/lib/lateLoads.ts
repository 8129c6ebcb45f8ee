import { pageState } from './pageState';

/** Functions that load parts of a flow which come later. The runtime calls them when the browser is idle. */
export const lateLoads: () => Set<() => Promise<unknown>> = pageState(() => new Set());
