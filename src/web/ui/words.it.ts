import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Riprova',
  pleaseWait: 'Un momento…',
  loading: 'Caricamento…',
  done: 'Fatto',
  close: 'Chiudi',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Copia: ${what}`,
  copied: 'Copiato',
  copyByHand: 'Seleziona e copia',
  copy: 'Copia',
};
