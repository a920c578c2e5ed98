import { inCountries } from '../../core/words.ar.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'الأكثر زيارة',
  parts: 'مناطق العالم',
  inOrder: (countries) =>
    countries === 1 ? inCountries(countries) : `${inCountries(countries)}، الأكثر زيارة أولًا`,
  all: (countries) => `جميع البلدان (${countries}) من أ إلى ي`,
  letters: 'الأحرف الأولى',
  from: 'باقات من',
  nothingYet: 'غير متاحة بعد',
};
