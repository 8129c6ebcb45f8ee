/** The template of a text message that verifies a mobile number, by language. */
export const verifyTemplates = { zh: 'verify-cn', en: 'verify-en' } as const;

/** Error code: too many wrong PINs, so the service no longer accepts this one (F4). */
export const lockedPinCode = '20009';
