import type { ApiError } from '../../api/http/ApiError';
import { catalogue, type Group } from '../../notifications/catalogue';

const amountCodes = Object.keys(catalogue.Fapiao);

/** Returns the notice group of a service error: error codes about the total amount have a group of their own. */
export function noticeGroupOf({ code }: ApiError): Group {
  return code !== null && amountCodes.includes(code) ? 'Fapiao' : 'Invoice';
}
