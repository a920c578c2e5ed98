import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Reintentar',
  pleaseWait: 'Espera…',
  loading: 'Cargando…',
  done: 'Listo',
  close: 'Cerrar',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Copiar: ${what}`,
  copied: 'Copiado',
  copyByHand: 'Selecciona y copia',
  copy: 'Copiar',
};
