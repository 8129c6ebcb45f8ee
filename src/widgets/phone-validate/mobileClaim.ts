import { readSecret } from '../../api/browser/address';
import type { MobileClaim } from '../../api/services/mobile';

/**
 * Returns the number with the username from the page's address, which is sent but never shown (F9). The username leaves
 * the address at once, so after a reload the number takes its place.
 */
export function createMobileClaim(phoneNumber: string): MobileClaim {
  return { user: readSecret('username') ?? phoneNumber, phoneNumber };
}
