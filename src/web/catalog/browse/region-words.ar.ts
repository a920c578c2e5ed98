import { counted } from '../../../domain/language-words.ar.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'تعذّر تحميل باقات المناطق',
    text: 'لم نتمكن من تحميلها. تحقق من اتصالك وحاول مرة أخرى.',
  },
  empty: {
    title: 'لا توجد باقات للمناطق.',
    text: 'باقات البلدان المنفردة متاحة كالمعتاد.',
    browse: 'تصفّح كل البلدان',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    [
      counted(countries, {
        one: 'بلد واحد',
        two: 'بلدان اثنان',
        few: 'بلدان',
        many: 'بلدًا',
        other: 'بلد',
      }),
      counted(plans, { one: 'باقة واحدة', two: 'باقتان', few: 'باقات', many: 'باقة', other: 'باقة' }),
    ].join('، '),
  from: 'تبدأ من',
  seePlans: 'عرض الباقات',
  variants: (region) => `باقات أخرى مثل ${region}`,
};
