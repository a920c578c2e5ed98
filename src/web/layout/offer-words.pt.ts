import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Esta página em outro idioma',
  text: 'Esta página está disponível em português.',
  read: 'Ler em português',
  close: 'Fechar',
};
