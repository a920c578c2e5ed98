import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'Deine eSIMs',
  active: 'Aktiv',
  country: 'Japan',
  plan: '10 GB · 30 Tage',
  left: '6,2 GB',
  leftOf: 'von 10 GB übrig',
  days: 'Noch 18 Tage',
  read: 'Stand: vor 4 Min.',
  add: 'Daten hinzufügen',
  details: 'Details',
  nextCountry: 'Thailand',
  nextState: 'Bereit zum Installieren',
};
