import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Inserisci nome e cognome',
  vatNumber: 'Controlla la partita IVA',
};
