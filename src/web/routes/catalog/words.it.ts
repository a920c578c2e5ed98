import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Tutte le destinazioni',
  plansOf: (place) => `Piani dati eSIM prepagati ${place}`,
  notLoaded: 'Non siamo riusciti a caricare i piani. Controlla la connessione e riprova.',
};
