import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}, ${label}, ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `Şehir ışıklarıyla ${country}`,
    ofGlobe: 'Şehir ışıklarıyla dünya küresi',
  },
  yourOrder: 'Siparişiniz',
  whatNext: 'Sırada ne var?',
  rows: { plan: 'Paket', order: 'Sipariş' },
  seeOrder: 'Siparişi gör',
  seeEsim: 'eSIM’i gör',
  tryAgain: 'Tekrar dene',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (${country} yerel saati)`,
};
