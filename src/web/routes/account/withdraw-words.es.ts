import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Desistir del contrato',
    description: 'Desiste del contrato de un pedido dentro del plazo que la ley da a los consumidores.',
  },
};
