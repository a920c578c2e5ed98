export const passwordWords = {
  password: 'Password',
  confirm: 'Confirm Password',
  /** The eye button in the field. */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
};

export const verificationWords = {
  send: 'Send verification email',
  sent: 'Verification email sent! Check your inbox.',
};
