/** Returns a mobile number with its fourth to seventh digit masked (M-con-09). */
export function maskMobile(number: string): string {
  return number.replace(/^(.{3}).{4}/, '$1****');
}

/** Groups the digits of a mobile number by 3, 4 and 4, as far as they are typed; undefined for any other text. */
export function groupMobile(number: string): string | undefined {
  const groups = /^(1\d\d)(\d{1,4})(\d{0,4})$/.exec(number);
  return groups?.slice(1).join(' ').trim();
}
