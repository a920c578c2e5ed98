import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Passwort',
  confirm: 'Passwort bestätigen',
  show: (label) => `${label} anzeigen`,
  hide: (label) => `${label} verbergen`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Bestätigungs-E-Mail senden',
  sent: 'Die Bestätigungs-E-Mail ist unterwegs. Schau in dein Postfach.',
};
