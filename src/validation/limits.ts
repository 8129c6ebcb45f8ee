/** The numbers of the rules (spec sections 5 and 9). Lengths are in code points. */

/** Whether first and last names may hold the middle dot of many minority names; the spec leaves it out. */
export const MIDDLE_DOT_IN_NAMES = false;

/** A password's least and greatest length (M-con-33, A-02). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 25;

/** An e-mail address and the part before its @, as RFC 5321 bounds them. */
export const EMAIL_MAX = 254;
export const EMAIL_LOCAL_MAX = 64;

/** Somebody younger needs a guardian's permission, in years (M-con-36). */
export const ADULT_AGE = 18;
/** How many years the list of birth years goes back from the current one (M-con-37). */
export const BIRTH_YEARS = 110;

/** First and last name (M-con-34). */
export const NAME_MAX = 20;
/** A gift card's transaction ID (M-svc-04). */
export const TRANSACTION_ID_MAX = 20;
/** An invoice's title or company name: under 100 (M-con-22). */
export const TITLE_MAX = 99;
/** A paper invoice's contact name: under 20 (M-con-24). */
export const CONTACT_NAME_MAX = 19;
/** A paper invoice's address: under 110 (M-con-25). */
export const ADDRESS_MAX = 109;

/** What may be typed into the fields of digits, in digits. */
export const PHONE_LENGTH = 11;
export const SMS_CODE_LENGTH = 4;
export const POSTCODE_LENGTH = 6;
export const TICKET_NUMBER_MAX = 10;
export const AUTH_CODE_MAX = 6;
export const TAXPAYER_ID_MAX = 50;
export const SVC_NUMBER_MAX = 19;
export const SVC_PIN_LENGTH = 6;
export const CARD_PIN_MAX = 8;
