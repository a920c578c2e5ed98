import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'Die Verbindung ist abgebrochen. Bitte versuche es noch einmal.',
  wrong: 'Etwas ist schiefgelaufen',
};
