import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Vul je volledige naam in',
  vatNumber: 'Controleer het btw-nummer',
};
