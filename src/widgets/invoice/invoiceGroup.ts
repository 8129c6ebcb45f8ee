import type { ApiError } from '../../api/ApiError';
import { catalogue, type Group } from '../../notifications/catalogue';

const amountCodes = Object.keys(catalogue.Fapiao);

/** Where the words of a refusal stand: those about the sum have a group of their own. */
export function invoiceGroup({ code }: ApiError): Group {
  return code !== null && amountCodes.includes(code) ? 'Fapiao' : 'Invoice';
}
