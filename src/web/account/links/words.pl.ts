import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Ta strona wymaga JavaScriptu.',
  failed: {
    title: 'Nie udało się sprawdzić linku',
    text: 'Sprawdź połączenie i spróbuj ponownie. Link nadal działa.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Ustaw nowe hasło',
  rule: 'Co najmniej 6 znaków. Wylogujemy Cię na wszystkich urządzeniach.',
  label: 'Nowe hasło',
  save: 'Zapisz nowe hasło',
};
