import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Toutes les destinations',
  plansOf: (place) => `Forfaits eSIM prépayés ${place}`,
  notLoaded: 'Nous n’avons pas pu charger les forfaits. Vérifiez votre connexion et réessayez.',
};
