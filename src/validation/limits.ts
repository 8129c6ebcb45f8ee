// The limits of the rules. Lengths are in code points.

/** The length of a password (M-con-33, A-02). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 25;

/** An e-mail address and its part before the @ (RFC 5321). */
export const EMAIL_MAX = 254;
export const EMAIL_LOCAL_MAX = 64;

/** Years; a younger visitor needs a guardian's permission (M-con-36). */
export const ADULT_AGE = 18;
/** The number of years that the list of birth years goes back (M-con-37). */
export const BIRTH_YEARS = 110;

/** A first or last name (M-con-34). */
export const NAME_MAX = 20;
/** The transaction ID of a gift card (M-svc-04). */
export const TRANSACTION_ID_MAX = 20;
/** The receipts of one invoice (M-inv-12). */
export const RECEIPTS_MAX = 10;
/** The title or company name of an invoice: under 100 (M-con-22). */
export const TITLE_MAX = 99;
/** The contact name of a paper invoice: under 20 (M-con-24). */
export const CONTACT_NAME_MAX = 19;
/** The address of a paper invoice: under 110 (M-con-25). */
export const ADDRESS_MAX = 109;

// The maximum lengths of digit fields.
/** A number that is typed with its country code: 0086 and 11 digits. */
export const PHONE_WITH_CODE_MAX = 15;
export const SMS_CODE_LENGTH = 4;
export const POSTCODE_LENGTH = 6;
export const TICKET_NUMBER_MAX = 10;
export const AUTH_CODE_MAX = 6;
export const TAXPAYER_ID_MAX = 50;
export const SVC_NUMBER_MAX = 19;
export const SVC_PIN_LENGTH = 6;
export const CARD_PIN_MAX = 8;
