import type { FaultName } from '../../demo/services/faults';
import type { Services } from '../../demo/services/services';
import type { FoundRow } from './calls';
import type { Fault } from './faults';

/** The faults of the services by which they simulate the others. */
const simulations: Partial<Record<Fault, FaultName>> = { aborted: 'timeout', offline: 'reset', known: 'code' };

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

/** Makes the requests of a row fail from now on, or this many `times`. `aborted` still needs `cancelPendingRequests`. */
export function setFault({ faults }: Services, { call, known }: FoundRow, fault: Fault, times?: number): void {
  const code = fault === 'known' && known ? known.code : 99_999;
  const simulation = (simulations[fault] ?? fault) as FaultName;
  faults.set({ call, fault: simulation, code, ...(times === undefined ? {} : { times }) });
  setOnline(fault !== 'offline');
}

/** Ends the fault of all requests. */
export function endFaults({ faults }: Services): void {
  faults.clear();
  setOnline(true);
}
