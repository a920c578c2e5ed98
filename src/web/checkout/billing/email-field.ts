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
