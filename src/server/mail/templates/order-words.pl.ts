import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}, ${label}, ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `${country} – nocne światła miast`,
    ofGlobe: 'Kula ziemska z nocnymi światłami miast',
  },
  yourOrder: 'Twoje zamówienie',
  whatNext: 'Co dalej',
  rows: { plan: 'Pakiet', order: 'Zamówienie' },
  seeOrder: 'Zobacz zamówienie',
  seeEsim: 'Zobacz eSIM',
  tryAgain: 'Spróbuj ponownie',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (czas lokalny ${inPlace(country)})`,
};
