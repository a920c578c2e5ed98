import { listed } from '../core/words.ts';
import type { RegionCover } from './found-places.ts';

export const regionLineWords = {
  countries: (many: number) => (many === 1 ? '1 country' : `${many} countries`),
  covers: (many: number, { of, missing, names }: RegionCover) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, covers all ${of}`;
    const more = missing - names.length;
    return `${countries}, without ${more > 0 ? `${names.join(', ')} and ${more} more` : listed(names, ' and ')}`;
  },
};

export const tripChipsWords = { name: 'Your trip' };

/** Above the places of a route that no region covers. */
export const splitWords = { note: 'No single plan covers all of these. Choose one for each place.' };
