import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Funciona no meu celular?',
  check: 'Confira seu modelo',
};
