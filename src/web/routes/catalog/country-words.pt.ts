import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `eSIM de dados pré-pagos ${forPlace(country)}, fixos ou ilimitados. Instale em casa e pouse com sinal.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `Ainda não temos nenhum plano ${forPlace(country)}.`,
  }),
  missingMeta: { title: 'País não encontrado', description: 'Não conhecemos esse destino.' },
  missing: { title: 'País não encontrado', text: 'Não encontramos esse destino.' },
  failed: { title: 'Os dados do país não carregaram', text: catalogWords.notLoaded },
};
