import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'ahora mismo',
  minutes: (count) => `hace ${count}\u00A0min`,
  hours: (count) => `hace ${count}\u00A0h`,
  days: (count) => `hace ${count} ${count === 1 ? 'día' : 'días'}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'N/D',
  invalid: 'Fecha no válida',
  utc: 'UTC',
};
