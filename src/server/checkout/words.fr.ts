import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Saisissez votre nom complet',
  vatNumber: 'Vérifiez le numéro de TVA',
};
