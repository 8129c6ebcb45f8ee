import { act } from '@testing-library/react';
import { runLateLoads as run } from '../../../../src/lib/lateLoads';

/** Loads the later parts of the widgets' flows, as the runtime does when the browser is idle. */
export const runLateLoads = () => act(async () => run((callback) => callback()));
