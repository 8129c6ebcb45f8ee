/** The error codes that are about the card alone, and not about its PIN as well (contract 5). */
export const cardCodes = ['104', '106', '3006', '3008', '3015', '6004'] as const;
