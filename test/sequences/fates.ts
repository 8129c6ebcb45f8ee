import fc from 'fast-check';
import type { FaultName } from '../../demo/services/faults';
import { passTime } from '../support/page/settle';
import { requestsTo, services } from '../support/page/stubServices';
import { sendCall as sendRecoveryCall } from '../widgets/forgot-password/openRecoveryPage';
import { applyCall } from '../widgets/invoice/openInvoicePage';
import { sendCall as sendValidationCall } from '../widgets/phone-validate/openValidationPage';
import { calls } from '../widgets/register/openRegisterPage';
import { resetByLinkCall, resetByPinCall } from '../widgets/reset-password/openResetPage';

/**
 * Faults of the services, and `late`: the page gets no response, and the service gets the request after a while. There is
 * one fault at least of each meaning in `test/flows/faults.ts`, except two. `unexpectedBody`: these calls have no
 * response data, so a page must take any JSON body without a code as done (contract 5), also from a service that did
 * nothing. `offline`: only the text of the page differs from that after `reset`.
 */
const faults = [
  'none',
  'none',
  'code',
  'hostile',
  '401',
  '403',
  '403-html',
  '429',
  'slow',
  'reset',
  'reset-after',
  '500',
  '502',
  '503',
  'html',
  'timeout',
  'late',
] as const;

/**
 * The error codes by which a service may refuse: an amount, a name, a password and a mobile number that it does not
 * accept.
 */
const codes = {
  [applyCall]: 103,
  [calls.create]: 5000,
  [resetByLinkCall]: 3014,
  [resetByPinCall]: 3014,
  [calls.send]: 20003,
  [sendRecoveryCall]: 20003,
  [sendValidationCall]: 20003,
} as const;

/** What happens to a request that must be processed only once. */
export interface Fate {
  readonly fault: (typeof faults)[number];
  /** Seconds until a late request arrives: before or after the page gives up, which it does after 20 or 30. */
  readonly delay: number;
}

export const anyFate: fc.Arbitrary<Fate> = fc.record({
  fault: fc.constantFrom(...faults),
  delay: fc.constantFrom(5, 29, 45, 59),
});

/** Sends a request by `send` with a fate. At most one may be sent: one click or twenty, one request (H1, E1). */
export async function sendWithFate(
  call: keyof typeof codes,
  { fault, delay }: Fate,
  send: () => Promise<void>,
): Promise<void> {
  const serviceFault: FaultName | 'none' = fault === 'late' ? 'timeout' : fault;
  services.faults.set({ call, fault: serviceFault, times: 1, code: codes[call] });
  const sentBefore = requestsTo(call).length;
  await send();
  services.faults.set({ call, fault: 'none' });
  const sent = requestsTo(call).slice(sentBefore);
  expect(sent.length).toBeLessThanOrEqual(1);
  if (fault === 'late') for (const request of sent) setTimeout(() => services.processLate(request), delay * 1000);
}

/** Starts a sequence with the services as new, and an empty browser. */
export function startSequence(): void {
  services.reset();
  sessionStorage.clear();
  localStorage.clear();
}

/** Waits until each late request has arrived. */
export function letLateRequestsArrive(): Promise<void> {
  return passTime(60_000);
}
