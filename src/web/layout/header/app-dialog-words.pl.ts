import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Twoje eSIM‑y, gotowe do instalacji',
    dataLeft: 'Ile danych Ci zostało',
    warning: 'Ostrzeżenie, zanim się skończą',
  },
  where: 'Aplikacja jest na Androida. Na iPhonie i komputerze ta strona robi to samo.',
};
