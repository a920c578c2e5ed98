import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'à l’instant',
  minutes: (count) => `il y a ${count}\u00A0min`,
  hours: (count) => `il y a ${count}\u00A0h`,
  days: (count) => `il y a ${count} ${count < 2 ? 'jour' : 'jours'}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'N/A',
  invalid: 'Date invalide',
  utc: 'UTC',
};
