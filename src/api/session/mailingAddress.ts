import { objectSchema, requiredText } from '../http/schema';

/**
 * The mailing address of a member. Only its id is known, and no call: members enter addresses in the address book of
 * the account, which is not a widget (M-ent-17, A-46).
 */
export interface MailingAddress {
  readonly AddressId: string;
}

/** The schema of a mailing address in a response. */
export const mailingAddressSchema = objectSchema({ AddressId: requiredText });
