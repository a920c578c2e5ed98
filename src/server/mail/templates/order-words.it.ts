import type * as source from './order-words.ts';
import { orderWords as english } from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: english.planLine,
  picture: {
    ofPlace: (country) => `Le luci delle città: ${country}`,
    ofGlobe: 'Il globo con le luci delle città',
  },
  yourOrder: 'Il tuo ordine',
  whatNext: 'Che cosa succede ora',
  rows: { plan: 'Piano', order: 'Ordine' },
  seeOrder: 'Vedi il tuo ordine',
  seeEsim: 'Vedi la tua eSIM',
  tryAgain: 'Riprova',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (ora locale, ${country})`,
};
