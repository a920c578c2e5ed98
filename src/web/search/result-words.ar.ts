import { inCountries, moreCountries } from '../core/words.ar.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: inCountries,
  covers: (many, { of, missing, names }) => {
    const countries = inCountries(many);
    if (missing === 0) return `${countries}، تشمل كل وجهاتك (${of})`;
    const more = missing - names.length;
    return `${countries}، من دون ${listed(more > 0 ? [...names, moreCountries(more)] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'إضافة محطة أخرى' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'رحلتك' };

export const splitWords: typeof source.splitWords = {
  note: 'لا توجد باقة واحدة تشمل كل هذه الوجهات. اختر باقة لكل منها.',
};
