/** The values that messages take, by id; a test holds this list to the catalogue. All others take none. */
export interface MessageValues {
  'forgotPassword.sentTo': { mobile: string };
  'forgotPassword.usernameHint': { mobile: string };
  'form.resendIn': { seconds: number };
  'form.passwordMissing': { list: string };
  'register.cardIs': { ending: string };
  'register.sentTo': { mobile: string };
  'form.waitFor': { seconds: number };
  'form.problems': { count: number };
  'invoice.receipt': { number: number };
}
