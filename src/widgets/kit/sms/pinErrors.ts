/** The error codes for a wrong PIN (E-phone-105, E-phone-400, E-phone-10005, E-phone-codeWrong). */
export const wrongPinCodes = ['105', '400', '10005', 'codeWrong'] as const;

/** The field of each error code about a PIN, in a form that calls this field `pin`. */
export const fieldOfPinCode: Readonly<Record<(typeof wrongPinCodes)[number] | 'codeRequired', 'pin'>> = {
  105: 'pin',
  400: 'pin',
  10005: 'pin',
  codeWrong: 'pin',
  codeRequired: 'pin',
};
