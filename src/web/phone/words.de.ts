import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Passt mein Handy?',
  check: 'Modell prüfen',
};
