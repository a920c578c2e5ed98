import { inCountries, inPlans } from '../../core/words.ar.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'تعذّر تحميل الباقات الإقليمية',
    text: 'لم نتمكن من تحميلها. تحقق من اتصالك وحاول مرة أخرى.',
  },
  empty: {
    title: 'لا توجد باقات إقليمية.',
    text: 'باقات البلدان المنفردة متاحة كالمعتاد.',
    browse: 'تصفّح كل البلدان',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${inCountries(countries)}، ${inPlans(plans)}`,
  from: 'تبدأ من',
  seePlans: 'عرض الباقات',
  variants: (region) => `باقات أخرى مثل ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
