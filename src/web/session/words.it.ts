import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Non siamo riusciti a caricare il tuo account',
    text: 'Le tue eSIM sono al sicuro. Controlla la connessione e riprova.',
  },
};
