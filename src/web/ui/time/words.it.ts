import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'poco fa',
  minutes: (count) => `${count}\u00A0min fa`,
  hours: (count) => `${count}\u00A0h fa`,
  days: (count) => `${count} ${count === 1 ? 'giorno' : 'giorni'} fa`,
};

export const dateWords: typeof source.dateWords = {
  none: 'N/D',
  invalid: 'Data non valida',
  utc: 'UTC',
};
