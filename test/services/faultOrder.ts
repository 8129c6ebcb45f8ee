import { type FaultOrder, faultNames } from './faults';
import { fieldsOf } from './reading';

/** Reads the fault that somebody asks for over HTTP; a sentence that helps when it cannot be understood. */
export function readFaultOrder(body: unknown, calls: readonly string[]): FaultOrder | string {
  const order = fieldsOf(body);
  const call = order.get('call');
  const times = order.get('times');
  const code = order.get('code');
  const names = ['none', ...faultNames] as const;
  const fault = names.find((name) => name === order.get('fault'));
  if (typeof call !== 'string' || fault === undefined) {
    return `Send { "call": "POST /public/invoices", "fault": … } with one of these faults: ${names.join(', ')}.`;
  }
  if (call !== '*' && !calls.includes(call)) return `The call is "*" or one of: ${calls.join(', ')}.`;
  if (times !== undefined && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    return 'The times of a fault are a whole number from 1, or left out.';
  }
  const isCode = typeof code === 'string' || typeof code === 'number';
  if (fault === 'code' && !isCode) return 'The fault code needs the code to answer, a number or a text.';
  return { call, fault, ...(times === undefined ? {} : { times }), ...(isCode ? { code } : {}) };
}
