import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Esta página não carregou',
  text: 'Algo deu errado do nosso lado ou no caminho. Suas compras não foram afetadas.',
  home: 'Ir para o início',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Esta página não carregou',
  description: 'Algo deu errado no caminho.',
};
