import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Nie udało się wczytać Twojego konta',
    text: 'Twoje eSIM‑y są bezpieczne. Sprawdź połączenie i spróbuj ponownie.',
  },
};
