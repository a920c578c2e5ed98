import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'Die Verbindung ist abgebrochen. Bitte versuch es noch einmal.',
  wrong: 'Etwas ist schiefgelaufen',
};
