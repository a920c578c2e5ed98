import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: 'Deze pagina in een andere taal',
  text: 'Deze pagina is er ook in het Nederlands.',
  read: 'Lees hem in het Nederlands',
  close: 'Sluiten',
};
