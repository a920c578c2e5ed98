import type * as source from './order-words.ts';
import { orderWords as english } from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: english.planLine,
  picture: {
    ofPlace: (country) => `Las luces de las ciudades: ${country}`,
    ofGlobe: 'El globo y las luces de sus ciudades',
  },
  yourOrder: 'Tu pedido',
  whatNext: 'Qué pasa ahora',
  rows: { plan: 'Plan', order: 'Pedido' },
  seeOrder: 'Ver tu pedido',
  seeEsim: 'Ver tu eSIM',
  tryAgain: 'Reintentar',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (hora local, ${country})`,
};
