import { inCountries } from '../../core/words.ar.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'الباقات',
  places: { countries: 'البلدان', regions: 'المناطق' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'البحث عن بلد',
  searchExample: 'الولايات المتحدة، إسبانيا، اليابان…',
  searching: 'جارٍ البحث عن البلدان…',
  found: (found, query) => `نتائج البحث عن «${query}»: ${inCountries(found ?? 0)}`,
  every: 'كل البلدان',
  unknownPart: 'لا نعرف هذا الجزء من العالم.',
  allLoaded: (total) => `عُرضت كل البلدان (الإجمالي: ${total})`,
  showMore: 'عرض المزيد من البلدان',
  failed: {
    title: 'تعذّر تحميل البلدان',
    text: 'لم نتمكن من تحميل القائمة. تحقق من اتصالك وحاول مرة أخرى.',
  },
  empty: 'لا توجد بلدان متاحة.',
  nothingFound: {
    title: 'لم نجد بلدانًا مطابقة لبحثك.',
    text: 'جرّب اسم البلد أو رمزه أو جزءًا من العالم.',
    clear: 'مسح البحث',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'عرض كل الباقات',
  viewPlansOf: (country) => `عرض كل باقات ${country}`,
  noPlans: 'لا توجد باقات',
  unlimitedFrom: 'غير محدود من',
  seeFixed: 'عرض باقات الحجم الثابت',
  seeOthers: 'عرض الباقات',
  seeOf: (see, country) => `${see}: ${country}`,
  unlimitedForADay: 'غير محدود ليوم واحد:',
  nothingYet: 'لا توجد باقات بعد',
};
