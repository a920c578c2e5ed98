import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Escribe tu nombre completo',
  vatNumber: 'Comprueba el número de IVA',
};
