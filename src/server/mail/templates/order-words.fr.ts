import type * as source from './order-words.ts';
import { orderWords as english } from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: english.planLine,
  picture: {
    ofPlace: (country) => `Les lumières des villes\u00A0: ${country}`,
    ofGlobe: 'Le globe et les lumières des villes',
  },
  yourOrder: 'Votre commande',
  whatNext: 'Et maintenant',
  rows: { plan: 'Forfait', order: 'Commande' },
  seeOrder: 'Voir la commande',
  seeEsim: 'Voir l’eSIM',
  tryAgain: 'Réessayer',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (heure locale, ${country})`,
};
