/** The error codes of the group `Register` that are about the card alone, and not about its PIN as well. */
export const cardCodes = ['104', '106', '3006', '3008', '3015', '6004'] as const;
