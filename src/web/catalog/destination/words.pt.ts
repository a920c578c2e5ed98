import { counted, forPlace, inPlace, ofPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'País não encontrado', text: 'Não encontramos esse destino.' },
  guide: (place) => `Guia de eSIM ${forPlace(place)}`,
  guides: 'Antes de escolher',
  browseAll: 'Ver todos os países',
  search: 'Buscar',
  supported: 'Países incluídos',
  supportedCount: (countries) => `Países incluídos (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Ordenar',
  sorts: {
    recommended: 'Recomendados',
    price: 'Menor preço',
    data: 'Mais dados',
    duration: 'Menor duração',
    name: 'Nome',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Nenhum plano disponível',
  covered: (country) => `Ainda não há um plano só ${forPlace(country)}, mas um plano regional funciona lá.`,
  nothing: (country) => `Ainda não há nenhum plano ${forPlace(country)}.`,
  see: (region, price) => `${region}, a partir de ${price}`,
  near: (country) => `Planos perto ${ofPlace(country)}`,
  from: 'a partir de',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `Vai além ${ofPlace(country)}?`,
  titleAlone: (country) => `Planos que funcionam ${inPlace(country)}`,
  coveredBy: (region) => `Também com o plano ${region}`,
  coveredAlone: (region) => `Com o plano ${region}`,
  countries: (countries) => counted(countries, 'país', 'países'),
  countriesFrom: (countries, price) => `${countries}, a partir de ${price}`,
};
