/** A mobile number as it may be shown: its first three digits, and those from the eighth on (M-con-09). */
export function maskMobile(number: string): string {
  return number.replace(/^(.{3}).{4}/, '$1****');
}
