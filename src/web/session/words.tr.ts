import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Hesabınızı yükleyemedik',
    text: 'eSIM’leriniz güvende. Bağlantınızı kontrol edip tekrar deneyin.',
  },
};
