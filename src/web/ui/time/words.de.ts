import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'gerade eben',
  minutes: (count) => `vor ${count} Min.`,
  hours: (count) => `vor ${count} Std.`,
  days: (count) => `vor ${count} ${count === 1 ? 'Tag' : 'Tagen'}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'k. A.',
  invalid: 'Ungültiges Datum',
  utc: 'UTC',
};
