import { counted } from '../../domain/language-words.ar.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) =>
    counted(many, {
      one: 'بلد واحد',
      two: 'بلدان اثنان',
      few: 'بلدان',
      many: 'بلدًا',
      other: 'بلد',
    }),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}، تشمل كل ما طلبته (${of})`;
    const more = missing - names.length;
    const left = counted(more, {
      one: 'بلد آخر',
      two: 'بلدين آخرين',
      few: 'بلدان أخرى',
      many: 'بلدًا آخر',
      other: 'بلد آخر',
    });
    return `${countries}، من دون ${listed(more > 0 ? [...names, left] : names)}`;
  },
};

export const tripChipsWords: typeof source.tripChipsWords = { name: 'رحلتك' };

export const splitWords: typeof source.splitWords = {
  note: 'لا توجد باقة واحدة تشمل كل هذه الوجهات. اختر باقة لكل منها.',
};
