import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Continua • ${charge}`,
  onto: (country, iccid) =>
    phrase`Si aggiunge alla tua eSIM ${country}, ICCID …\u2060${iccid}. Non c’è niente da installare.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Piani ${place} adatti a questa eSIM`,
  more: 'Mostra altri piani',
  nothing: {
    title: (place) => `Nessun piano ${place} è adatto a questa eSIM`,
    text: 'Scegli un’altra destinazione, o acquista una nuova eSIM per questa.',
  },
  refused: 'Non puoi aggiungere dati',
  failed: 'Non siamo riusciti a caricare i piani',
  all: 'Vedi tutti i piani',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Destinazione',
  chosen: (place) => phrase`Piani ${place}`,
  change: 'Cambia',
  changeName: 'Cambia destinazione',
  back: (own) => `Torna a ${own}`,
};
