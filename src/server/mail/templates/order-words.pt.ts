import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}, ${label}, ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `As luzes das cidades ${inPlace(country)}`,
    ofGlobe: 'O globo à luz das cidades',
  },
  yourOrder: 'Seu pedido',
  whatNext: 'Próximos passos',
  rows: { plan: 'Plano', order: 'Pedido' },
  seeOrder: 'Ver o pedido',
  seeEsim: 'Ver o eSIM',
  tryAgain: 'Tentar de novo',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (horário local ${inPlace(country)})`,
};
