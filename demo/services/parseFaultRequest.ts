import { readFields } from './body';
import { type FaultRequest, faultNames } from './faults';

/** Parses the body of a request to set a fault. Returns an error message if the body is invalid. */
export function parseFaultRequest(body: unknown, calls: readonly string[]): FaultRequest | string {
  const fields = readFields(body);
  const call = fields.get('call');
  const times = fields.get('times');
  const code = fields.get('code');
  const names = ['none', ...faultNames] as const;
  const fault = names.find((name) => name === fields.get('fault'));
  if (typeof call !== 'string' || fault === undefined) {
    return `Send { "call": "POST /public/invoices", "fault": … } with one of these faults: ${names.join(', ')}.`;
  }
  if (call !== '*' && !calls.includes(call)) return `The call is "*" or one of: ${calls.join(', ')}.`;
  if (times !== undefined && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    return 'The times of a fault are a whole number from 1, or left out.';
  }
  const isCode = typeof code === 'string' || typeof code === 'number';
  if (fault === 'code' && !isCode) return 'The fault code needs the code to respond with, a number or a text.';
  return { call, fault, ...(times === undefined ? {} : { times }), ...(isCode ? { code } : {}) };
}
