import { takenValue } from '../../api/address';
import { type MobileClaim, sendMobilePin, verifyMobile } from '../../api/mobile';

/** The calls by which this page proves a number; of the two pairs that the services have, these. */
export const pinCalls = { send: sendMobilePin, verify: verifyMobile } as const;

/**
 * Whose number it is said to be: whoever the address named, which is sent and never shown (F9). After a reload nobody is
 * named any more, as the name left the address; the number then stands for its owner.
 */
export function claimOf(phoneNumber: string): MobileClaim {
  return { user: takenValue('username') ?? phoneNumber, phoneNumber };
}
