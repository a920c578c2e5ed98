import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Planos regionais de eSIM',
    description:
      'Um só eSIM de dados pré-pagos para muitos países, com planos regionais que continuam funcionando ao cruzar fronteiras.',
  },
  title: 'Um eSIM, muitas fronteiras',
  lead: 'Os planos regionais continuam funcionando quando o trem entra no próximo país.',
  loading: 'Carregando…',
};
