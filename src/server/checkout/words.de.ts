import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Bitte gib deinen vollständigen Namen ein',
  vatNumber: 'Bitte prüfe die USt-IdNr.',
};
