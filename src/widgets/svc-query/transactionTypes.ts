import { own } from '../../api/own';
import type { PlainMessageId } from '../../i18n/messageValues';

/**
 * The services' words for what was done with a card, letters only, and ours (M-svc-12). The specification does not give
 * them (A-32): each meaning is listed with the spellings that are plausible, and anything else is shown as it came.
 */
const types: Readonly<Record<string, PlainMessageId>> = {
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

/** The message for a transaction's type, or null when it is none that we know. */
export function transactionTypeMessage(type: string): PlainMessageId | null {
  const letters = type.toLowerCase().replace(/[^a-z]/g, '');
  return (own(types, letters) as PlainMessageId | undefined) ?? null;
}
