import { counted } from '../../../domain/language-words.ar.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'الأكثر زيارة',
  parts: 'مناطق العالم',
  inOrder: (countries) => {
    const all = counted(countries, {
      one: 'بلد واحد',
      two: 'بلدان اثنان',
      few: 'بلدان',
      many: 'بلدًا',
      other: 'بلد',
    });
    return countries === 1 ? all : `${all}، الأكثر زيارة أولًا`;
  },
  all: (countries) => `جميع البلدان (${countries}) من أ إلى ي`,
  letters: 'الأحرف الأولى',
  from: 'باقات من',
  nothingYet: 'ليست للبيع بعد',
};
