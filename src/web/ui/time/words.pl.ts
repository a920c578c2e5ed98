import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'przed chwilą',
  minutes: (count) => `${count}\u00A0min temu`,
  hours: (count) => `${count}\u00A0godz. temu`,
  days: (count) => `${count} ${count === 1 ? 'dzień' : 'dni'} temu`,
};

export const dateWords: typeof source.dateWords = {
  none: 'brak',
  invalid: 'Nieprawidłowa data',
  utc: 'UTC',
};
