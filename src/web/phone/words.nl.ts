import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Werkt mijn telefoon?',
  check: 'Check je model',
};
