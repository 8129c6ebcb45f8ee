/** The values that messages take, by id; a test holds this list to the catalogue. All others take none. */
export interface MessageValues {
  'form.resendIn': { seconds: number };
  'form.waitFor': { seconds: number };
  'form.problems': { count: number };
}
