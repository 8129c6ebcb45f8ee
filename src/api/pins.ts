/** The template of a text message that proves a mobile number, by the page's language. */
export const proofTemplates = { zh: 'verify-cn', en: 'verify-en' } as const;

/** The services' code: too many wrong PINs, this one is not looked at any more (F4). */
export const lockedPinCode = '20009';
