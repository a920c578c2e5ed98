import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: 'Tekrar dene',
  pleaseWait: 'Lütfen bekleyin…',
  loading: 'Yükleniyor…',
  done: 'Bitti',
  close: 'Kapat',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => `Kopyala: ${what}`,
  copied: 'Kopyalandı',
  copyByHand: 'Seçip kopyalayın',
  copy: 'Kopyala',
};
