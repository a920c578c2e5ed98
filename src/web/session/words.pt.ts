import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Não conseguimos carregar sua conta',
    text: 'Seus eSIMs estão seguros. Verifique sua conexão e tente de novo.',
  },
};
