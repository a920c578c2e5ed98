import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Tentar de novo',
  pleaseWait: 'Aguarde…',
  loading: 'Carregando…',
  done: 'Pronto',
  close: 'Fechar',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Copiar: ${what}`,
  copied: 'Copiado',
  copyByHand: 'Selecione e copie',
  copy: 'Copiar',
};
