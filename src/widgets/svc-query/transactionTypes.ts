import type { PlainMessageId } from '../../i18n/messageValues';
import { getOwn } from '../../lib/getOwn';

/**
 * Messages by the service's transaction type, reduced to lower-case letters (M-svc-12). The specification does not give
 * the types, so each message has the plausible spellings. The widget shows any other type as the service wrote
 * it, and a hyphen for none.
 */
const messages: Readonly<Record<string, PlainMessageId>> = {
  reload: 'svcQuery.type.reload',
  storepurchase: 'svcQuery.type.storePurchase',
  redemption: 'svcQuery.type.storePurchase',
  transferredin: 'svcQuery.type.transferredIn',
  transferin: 'svcQuery.type.transferredIn',
  transferredout: 'svcQuery.type.transferredOut',
  transferout: 'svcQuery.type.transferredOut',
  extensionfee: 'svcQuery.type.extensionFee',
  reloadcancelled: 'svcQuery.type.reloadCancelled',
  reloadcanceled: 'svcQuery.type.reloadCancelled',
  purchase: 'svcQuery.type.purchase',
  activate: 'svcQuery.type.purchase',
  activation: 'svcQuery.type.purchase',
  buy: 'svcQuery.type.purchase',
  refund: 'svcQuery.type.refund',
};

/** Returns the message for a transaction type; null for an unknown type. */
export function transactionTypeMessage(type: string): PlainMessageId | null {
  const letters = type.toLowerCase().replace(/[^a-z]/g, '');
  return (getOwn(messages, letters) as PlainMessageId | undefined) ?? null;
}
