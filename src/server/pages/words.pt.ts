import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Este endereço só pode ser lido.',
  impossible: 'Um endereço assim não pode existir.',
  broken: 'Algo deu errado',
  notFound: 'Não encontrado',
  busy: 'Ocupado',
  notDrawn: 'Não desenhado',
};
