/** Returns a mobile number with its fourth to seventh digit masked (M-con-09). */
export function maskMobile(number: string): string {
  return number.replace(/^(.{3}).{4}/, '$1****');
}
