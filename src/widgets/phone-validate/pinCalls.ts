import { sendMobilePin, verifyMobile } from '../../api/services/mobile';

/** The service calls that validate a number. The services have two pairs of them; this page uses these two. */
export const pinCalls = { send: sendMobilePin, verify: verifyMobile } as const;
