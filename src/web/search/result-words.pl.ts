import { counted, ofPlace } from '../../domain/language-words.pl.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => counted(many, { one: 'kraj', few: 'kraje', many: 'krajów' }),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, obejmuje ${of === 2 ? 'oba' : `wszystkie ${of}`}`;
    const lacking = names.map((name) => ofPlace(name));
    const more = missing - names.length;
    return `${countries}, bez ${listed(more > 0 ? [...lacking, `jeszcze ${more}`] : lacking)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Dodaj przystanek' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Twoja podróż' };

export const splitWords: typeof source.splitWords = {
  note: 'Żaden pakiet nie obejmuje wszystkich tych miejsc. Wybierz po jednym dla każdego.',
};
