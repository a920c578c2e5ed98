import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Digite seu nome completo',
  vatNumber: 'Confira o número de IVA',
};
