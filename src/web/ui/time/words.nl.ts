import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'zojuist',
  minutes: (count) => `${count} min. geleden`,
  hours: (count) => `${count} uur geleden`,
  days: (count) => `${count} ${count === 1 ? 'dag' : 'dagen'} geleden`,
};

export const dateWords: typeof source.dateWords = {
  none: 'n.v.t.',
  invalid: 'Ongeldige datum',
  utc: 'UTC',
};
