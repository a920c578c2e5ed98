import { counted } from '../../domain/language-words.fr.ts';
import type * as source from './words.ts';

const found = (many: number, feminine: string) => `${feminine}${many < 2 ? '' : 's'}`;

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Où partez-vous\u202F?',
  search: 'Rechercher',
  list: 'Destinations',
  regions: 'Régions',
  nothingFound: (query) => `Aucun pays trouvé pour «\u00A0${query.trim()}\u00A0»`,
  popular: 'Destinations populaires',
  searching: 'Recherche des pays…',
  found: (destinations, regions) =>
    regions === 0
      ? `${counted(destinations, 'destination')} ${found(destinations, 'trouvée')}`
      : `${counted(destinations, 'destination')} et ${counted(regions, 'région')} trouvées`,
  suggested: (places) => counted(places, 'destination populaire', 'destinations populaires'),
};
