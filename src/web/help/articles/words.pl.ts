import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'To tłumaczenie jest dla Twojej wygody. Rozstrzyga tekst angielski.',
  english: 'Przeczytaj tekst angielski',
  updated: (date) => `Ostatnia aktualizacja: ${date}`,
  contents: 'Na tej stronie',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Jak długo:' };
