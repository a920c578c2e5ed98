import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Laatst bijgewerkt: ${date}`,
  changed: (date) => `Gewijzigd op ${date}`,
  otherLanguage: 'Deze tekst is nog niet beschikbaar in het Nederlands.',
  earlier: 'Eerdere versies',
  from: (date) => `Vanaf ${date}`,
  first: 'De eerste versie',
  isOld: 'Je leest een eerdere versie.',
  newest: 'Lees de huidige versie',
};
