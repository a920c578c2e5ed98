import { counted } from '../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Para onde você vai?',
  search: 'Buscar',
  list: 'Destinos',
  regions: 'Regiões',
  nothingFound: (query) => `Nenhum país encontrado para “${query.trim()}”`,
  popular: 'Lugares populares',
  searching: 'Buscando países…',
  found: (destinations, regions) =>
    regions === 0
      ? counted(destinations, 'destino encontrado', 'destinos encontrados')
      : `${counted(destinations, 'destino')} e ${counted(regions, 'região', 'regiões')} na busca`,
  suggested: (places) => counted(places, 'lugar popular', 'lugares populares'),
};
