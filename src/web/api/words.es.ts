import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'Ha fallado la conexión. Inténtalo de nuevo.',
  wrong: 'Algo ha salido mal',
};
