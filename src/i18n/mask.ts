/** Hides an e-mail address but for its first character and its domain. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/u, '$1***@');
}

/** Hides a postal address but for its first six characters, which name the province or the city. */
export function maskAddress(address: string): string {
  return `${[...address.trim()].slice(0, 6).join('')}***`;
}
