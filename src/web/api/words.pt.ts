import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'A conexão falhou. Tente de novo.',
  wrong: 'Algo deu errado',
};
