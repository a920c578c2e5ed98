import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Desistir do contrato',
    description: 'Desista do contrato de um pedido dentro do prazo que a lei dá aos consumidores.',
  },
};
