import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: '¿Sirve mi teléfono?',
  check: 'Comprobar tu modelo',
};
