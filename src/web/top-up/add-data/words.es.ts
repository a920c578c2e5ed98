import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Continuar • ${charge}`,
  onto: (country, iccid) =>
    phrase`Se añade a tu eSIM para ${country}, ICCID …\u2060${iccid}. No hay nada que instalar.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Planes para ${place} que sirven para esta eSIM`,
  more: 'Ver más planes',
  nothing: {
    title: (place) => `Ningún plan para ${place} sirve para esta eSIM`,
    text: 'Elige otro destino o compra una eSIM nueva para este.',
  },
  refused: 'No puedes añadir datos',
  failed: 'No hemos podido cargar los planes',
  all: 'Ver todos los planes',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Destino',
  chosen: (place) => phrase`Planes para ${place}`,
  change: 'Cambiar',
  changeName: 'Cambiar destino',
  back: (own) => `Volver a ${own}`,
};
