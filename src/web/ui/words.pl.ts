import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Spróbuj ponownie',
  pleaseWait: 'Chwileczkę…',
  loading: 'Wczytywanie…',
  done: 'Gotowe',
  close: 'Zamknij',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Kopiuj: ${what}`,
  copied: 'Skopiowano',
  copyByHand: 'Zaznacz i skopiuj',
  copy: 'Kopiuj',
};
