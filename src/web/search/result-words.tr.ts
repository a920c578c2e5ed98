import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

const inCountries = (many: number) => `${many} ülke`;

export const regionLineWords: typeof source.regionLineWords = {
  countries: inCountries,
  covers: (many, { of, missing, names }) => {
    if (missing === 0) return `${inCountries(many)}, ${of} yerin tamamı dahil`;
    const more = missing - names.length;
    return `${inCountries(many)}, şunlar hariç: ${listed(more > 0 ? [...names, `${more} ülke daha`] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Başka durak ekle' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Seyahatiniz' };

export const splitWords: typeof source.splitWords = {
  note: 'Bunların hepsini kapsayan tek bir paket yok. Her yer için birini seçin.',
};
