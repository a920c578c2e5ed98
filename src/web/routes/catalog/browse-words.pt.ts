import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Todos os planos de eSIM',
    countryTitle: catalogWords.plansOf,
    description:
      'eSIMs de dados pré-pagos para mais de 200 países, fixos ou ilimitados. Escolha seu destino.',
  },
  title: 'Todos os planos de eSIM',
  lead: 'Escolha seu destino',
  loading: 'Carregando planos de eSIM…',
  back: 'Voltar aos países',
  failed: { title: 'Os dados do país não carregaram', text: catalogWords.notLoaded },
};
