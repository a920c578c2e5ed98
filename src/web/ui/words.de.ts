import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Erneut versuchen',
  pleaseWait: 'Bitte warten …',
  loading: 'Lädt …',
  done: 'Fertig',
  close: 'Schließen',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `${what} kopieren`,
  copied: 'Kopiert',
  copyByHand: 'Markieren und kopieren',
  copy: 'Kopieren',
};
