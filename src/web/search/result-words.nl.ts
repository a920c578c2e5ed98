import { named } from '../../domain/language-words.nl.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => (many === 1 ? '1 land' : `${many} landen`),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'allebei' : `alle ${of}`} inbegrepen`;
    const lacking = names.map((name) => named(name));
    const more = missing - names.length;
    return `${countries}, zonder ${listed(more > 0 ? [...lacking, `nog ${more}`] : lacking)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Nog een etappe toevoegen' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Je reis' };

export const splitWords: typeof source.splitWords = {
  note: 'Geen enkele bundel dekt al deze plekken. Kies er een voor elke plek.',
};
