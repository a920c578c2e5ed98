import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Última atualização: ${date}`,
  changed: (date) => `Alterado em ${date}`,
  otherLanguage: 'Este texto ainda não está disponível em português.',
  earlier: 'Versões anteriores',
  from: (date) => `A partir de ${date}`,
  first: 'A primeira versão',
  isOld: 'Você está lendo uma versão anterior.',
  newest: 'Ler a versão atual',
};
