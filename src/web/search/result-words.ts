import { named } from '../../domain/language-words.ts';
import { listed } from '../core/words.ts';
import type { RegionCover } from './found-places.ts';

export const regionLineWords = {
  countries: (many: number) => (many === 1 ? '1 country' : `${many} countries`),
  covers: (many: number, { of, missing, names }: RegionCover) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, covers all ${of}`;
    const more = missing - names.length;
    const lacks = names.map(named);
    return `${countries}, without ${more > 0 ? `${lacks.join(', ')} and ${more} more` : listed(lacks, ' and ')}`;
  },
};

/** Leads from the found places to the planner of a trip. */
export const stopWords = { add: 'Add another stop' };

export const tripChipsWords = { name: 'Your trip' };

/** Above the places of a route that no region covers. */
export const splitWords = { note: 'No single plan covers all of these. Choose one for each place.' };
