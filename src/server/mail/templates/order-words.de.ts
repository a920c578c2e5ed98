import type * as source from './order-words.ts';
import { orderWords as english } from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: english.planLine,
  picture: {
    ofPlace: (country) => `${country} im Licht der Städte`,
    ofGlobe: 'Der Globus im Licht der Städte',
  },
  yourOrder: 'Deine Bestellung',
  whatNext: 'Wie es weitergeht',
  rows: { plan: 'Tarif', order: 'Bestellung' },
  seeOrder: 'Bestellung ansehen',
  seeEsim: 'eSIM ansehen',
  tryAgain: 'Erneut versuchen',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} Uhr (UTC)`,
  inPlace: (moment, country) => `${moment} Uhr (Ortszeit ${country})`,
};
