import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Ta strona się nie wczytała',
  text: 'Coś poszło nie tak po naszej stronie albo po drodze. Nie ma to wpływu na żaden zakup.',
  home: 'Strona główna',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Ta strona się nie wczytała',
  description: 'Coś poszło nie tak po drodze.',
};
