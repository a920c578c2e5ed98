import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Ostatnia aktualizacja: ${date}`,
  changed: (date) => `Zmieniono ${date}`,
  otherLanguage: 'Ten tekst nie jest jeszcze dostępny po polsku.',
  earlier: 'Wcześniejsze wersje',
  from: (date) => `Od ${date}`,
  first: 'Pierwsza wersja',
  isOld: 'To jest wcześniejsza wersja.',
  newest: 'Przejdź do aktualnej wersji',
};
