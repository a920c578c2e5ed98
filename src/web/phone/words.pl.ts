import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Czy mój telefon zadziała?',
  check: 'Sprawdź swój model',
};
