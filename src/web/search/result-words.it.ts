import { counted } from '../../domain/language-words.it.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => counted(many, 'Paese', 'Paesi'),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'li copre entrambi' : `li copre tutti e ${of}`}`;
    const more = missing - names.length;
    const left = more === 1 ? '1\u00A0altro' : `altri\u00A0${more}`;
    return `${countries}, non copre: ${listed(more > 0 ? [...names, left] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Aggiungi un’altra tappa' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Il tuo viaggio' };

export const splitWords: typeof source.splitWords = {
  note: 'Nessun piano li copre tutti da solo. Scegline uno per ogni luogo.',
};
