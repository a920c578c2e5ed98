import { counted } from '../../domain/language-words.it.ts';
import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Dove vai in viaggio?',
  search: 'Cerca',
  list: 'Destinazioni',
  regions: 'Regioni',
  nothingFound: (query) => `Nessun Paese trovato per “${query.trim()}”`,
  popular: 'Luoghi popolari',
  searching: 'Ricerca dei Paesi…',
  found: (destinations, regions) =>
    regions === 0
      ? counted(destinations, 'destinazione trovata', 'destinazioni trovate')
      : `${counted(destinations, 'destinazione', 'destinazioni')} e ${counted(regions, 'regione', 'regioni')} trovate`,
  suggested: (places) => counted(places, 'luogo popolare', 'luoghi popolari'),
};
