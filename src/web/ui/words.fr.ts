import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Réessayer',
  pleaseWait: 'Veuillez patienter…',
  loading: 'Chargement…',
  done: 'Terminé',
  close: 'Fermer',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Copier\u00A0: ${what}`,
  copied: 'Copié',
  copyByHand: 'Sélectionnez et copiez',
  copy: 'Copier',
};
