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
      ? `Encontramos ${counted(destinations, 'destino')}`
      : `Encontramos ${counted(destinations, 'destino')} e ${counted(regions, 'região', 'regiões')}`,
  suggested: (places) => counted(places, 'lugar popular', 'lugares populares'),
};
