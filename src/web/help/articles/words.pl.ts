import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'To tłumaczenie ma Ci ułatwić lekturę. Rozstrzyga tekst angielski.',
  english: 'Przeczytaj tekst angielski',
  updated: (date) => `Ostatnia aktualizacja: ${date}`,
  contents: 'Na tej stronie',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Jak długo:' };
