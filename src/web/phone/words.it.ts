import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Il mio telefono va bene?',
  check: 'Verifica il tuo modello',
};
