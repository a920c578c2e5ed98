import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Esta tradução serve só para facilitar a leitura. O texto em inglês prevalece.',
  english: 'Ler o texto em inglês',
  updated: (date) => `Última atualização: ${date}`,
  contents: 'Nesta página',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Prazo:' };
