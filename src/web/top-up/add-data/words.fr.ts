import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Continuer • ${charge}`,
  onto: (country, iccid) =>
    phrase`Ajouté à votre eSIM ${country}, ICCID …\u2060${iccid}. Vous n’avez rien à installer.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Forfaits compatibles avec cette eSIM\u00A0: ${place}`,
  more: 'Voir plus de forfaits',
  nothing: {
    title: (place) => `Aucun forfait compatible avec cette eSIM\u00A0: ${place}`,
    text: 'Choisissez une autre destination, ou achetez une nouvelle eSIM pour celle-ci.',
  },
  refused: 'Vous ne pouvez pas ajouter de données',
  failed: 'Nous n’avons pas pu charger les forfaits',
  all: 'Voir tous les forfaits',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Destination',
  chosen: (place) => phrase`Forfaits ${place}`,
  change: 'Changer',
  changeName: 'Changer de destination',
  back: (own) => `Retour\u00A0: ${own}`,
};
