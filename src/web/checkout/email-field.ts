/** What an address is for, where it is the only one. */
export const GOES_HERE = 'The eSIM and its QR code go to this address.';
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
