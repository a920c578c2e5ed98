import { forPlace } from '../../../domain/language-words.ar.ts';
import { inCountries } from '../../core/words.ar.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'لم نجد هذا البلد', text: 'لم نتمكن من العثور على هذه الوجهة.' },
  guide: (place) => `دليل eSIM ${forPlace(place)}`,
  guides: 'قبل أن تختار',
  browseAll: 'تصفّح كل البلدان',
  search: 'بحث',
  supported: 'البلدان المشمولة',
  supportedCount: (countries) => `البلدان المشمولة (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'الترتيب',
  sorts: {
    recommended: 'الموصى بها',
    price: 'السعر: الأرخص أولًا',
    data: 'البيانات: الأكبر أولًا',
    duration: 'المدة: الأقصر أولًا',
    name: 'الاسم',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'لا توجد باقات',
  covered: (country) => `لا توجد باقة مخصصة ${forPlace(country)} بعد، لكن إحدى الباقات الإقليمية تعمل هناك.`,
  nothing: (country) => `لا توجد باقة ${forPlace(country)} بعد.`,
  see: (region, price) => `${region}، من ${price}`,
  near: (country) => `باقات قريبة من ${country}`,
  from: 'من',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `هل تسافر أبعد من ${country}؟`,
  titleAlone: (country) => `باقات تعمل في ${country}`,
  coveredBy: (region) => `تشملها أيضًا باقات ${region}`,
  coveredAlone: (region) => `تشملها باقات ${region}`,
  countries: inCountries,
  countriesFrom: (countries, price) => `${countries}، من ${price}`,
};
