import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => (many === 1 ? '1 Land' : `${many} Länder`),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'beide' : `alle ${of}`} dabei`;
    const more = missing - names.length;
    const left = more === 1 ? '1 weiteres' : `${more} weitere`;
    return `${countries}, ohne ${listed(more > 0 ? [...names, left] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Weiteres Ziel hinzufügen' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Deine Reise' };

export const splitWords: typeof source.splitWords = {
  note: 'Kein Tarif deckt alle diese Ziele ab. Wähle für jedes einen eigenen.',
};
