import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'Telefonum uyumlu mu?',
  check: 'Modelinize bakın',
};
