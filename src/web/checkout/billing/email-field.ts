/** What an address is for. An added plan comes without codes. */
export function goesTo(isTopUp: boolean, where: 'this address' | 'both addresses'): string {
  return isTopUp ? `The invoice goes to ${where}.` : `The eSIM and its QR code go to ${where}.`;
}

/** How an address is typed. */
export const EMAIL_FIELD = {
  type: 'email',
  required: true,
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
