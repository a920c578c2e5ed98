import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Questa pagina in un’altra lingua',
  text: 'Questa pagina è disponibile in italiano.',
  read: 'Leggila in italiano',
  close: 'Chiudi',
};
