import { counted } from '../../domain/language-words.es.ts';
import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: '¿Adónde viajas?',
  search: 'Buscar',
  list: 'Destinos',
  regions: 'Regiones',
  nothingFound: (query) => `No hay países para «${query.trim()}»`,
  popular: 'Lugares populares',
  searching: 'Buscando países…',
  found: (destinations, regions) =>
    regions === 0
      ? counted(destinations, 'destino encontrado', 'destinos encontrados')
      : `${counted(destinations, 'destino')} y ${counted(regions, 'región', 'regiones')} encontrados`,
  suggested: (places) => counted(places, 'lugar popular', 'lugares populares'),
};
