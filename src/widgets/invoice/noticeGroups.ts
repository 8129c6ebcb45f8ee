import type { ApiError } from '../../api/http/ApiError';
import { getOwn } from '../../lib/getOwn';
import { catalogue, type Group } from '../../notifications/catalogue';

const amountCodes = Object.keys(catalogue.Fapiao);

/** Returns the notice group of an error of an application: codes about the total amount have a group of their own. */
export function applicationNoticeGroupOf({ code }: ApiError): Group {
  return code !== null && amountCodes.includes(code) ? 'Fapiao' : 'Invoice';
}

/**
 * Returns the notice group of an error of a query about receipts. Its unknown codes have the texts of the system, as
 * the default text of the group `Invoice` is about an application.
 */
export function queryNoticeGroupOf(error: ApiError): Group {
  const group = applicationNoticeGroupOf(error);
  return getOwn(catalogue[group], error.code ?? '') === undefined ? 'System' : group;
}
