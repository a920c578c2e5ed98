import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Esta tradução é só para sua comodidade. Prevalece o texto em inglês.',
  english: 'Ler o texto em inglês',
  updated: (date) => `Última atualização: ${date}`,
  contents: 'Nesta página',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Prazo:' };
