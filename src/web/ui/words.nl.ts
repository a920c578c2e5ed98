import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Opnieuw proberen',
  pleaseWait: 'Even geduld…',
  loading: 'Laden…',
  done: 'Klaar',
  close: 'Sluiten',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `${what} kopiëren`,
  copied: 'Gekopieerd',
  copyByHand: 'Selecteer en kopieer',
  copy: 'Kopiëren',
};
