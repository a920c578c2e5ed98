import { counted, forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Catálogo',
  places: { countries: 'Países', regions: 'Regiões' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Buscar países',
  searchExample: 'EUA, Portugal, Japão…',
  searching: 'Buscando países…',
  found: (found, query) => `${counted(found ?? 0, 'país encontrado', 'países encontrados')} para “${query}”`,
  every: 'Todos os países',
  unknownPart: 'Não conhecemos essa parte do mundo.',
  allLoaded: (total) => `Todos os países já aparecem aqui (${total} no total)`,
  showMore: 'Ver mais países',
  failed: {
    title: 'Os países não carregaram',
    text: 'Não conseguimos carregá-los. Verifique sua conexão e tente de novo.',
  },
  empty: 'Nenhum país disponível.',
  nothingFound: {
    title: 'Nenhum país corresponde à sua busca.',
    text: 'Tente o nome do país, o código dele ou uma parte do mundo.',
    clear: 'Limpar busca',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Ver todos os planos',
  viewPlansOf: (country) => `Ver todos os planos ${forPlace(country)}`,
  noPlans: 'Nenhum plano disponível',
  unlimitedFrom: 'Ilimitado a partir de',
  seeFixed: 'Ver planos fixos',
  seeOthers: 'Ver planos',
  seeOf: (see, country) => `${see} ${forPlace(country)}`,
  unlimitedForADay: 'Ilimitado por 1\u00A0dia:',
  nothingYet: 'Nada à venda ainda',
};
