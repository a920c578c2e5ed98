import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Esta página en otro idioma',
  text: 'Esta página está disponible en español.',
  read: 'Leerla en español',
  close: 'Cerrar',
};
