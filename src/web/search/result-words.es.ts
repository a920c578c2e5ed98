import { counted } from '../../domain/language-words.es.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => counted(many, 'país', 'países'),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'cubre los dos' : `cubre los ${of}`}`;
    const more = missing - names.length;
    return `${countries}, sin ${listed(more > 0 ? [...names, `${more}\u00A0más`] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Añadir otra parada' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Tu viaje' };

export const splitWords: typeof source.splitWords = {
  note: 'Ningún plan los cubre todos. Elige uno para cada lugar.',
};
