import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'La connessione non è riuscita. Riprova.',
  wrong: 'Qualcosa è andato storto',
};
