import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.nl.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  planLine: (country, label, days) => `${country}, ${label}, ${formatDays(days)}`,
  picture: {
    ofPlace: (country) => `${country} bij nacht, in het licht van de steden`,
    ofGlobe: 'De wereldbol bij nacht, in het licht van de steden',
  },
  yourOrder: 'Je bestelling',
  whatNext: 'Wat er nu gebeurt',
  rows: { plan: 'Bundel', order: 'Bestelling' },
  seeOrder: 'Bekijk je bestelling',
  seeEsim: 'Bekijk je eSIM',
  tryAgain: 'Opnieuw proberen',
};

export const momentWords: typeof source.momentWords = {
  inUtc: (moment) => `${moment} UTC`,
  inPlace: (moment, country) => `${moment} (lokale tijd ${inPlace(country)})`,
};
