import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `شريحة eSIM مسبقة الدفع ${forPlace(country)}، ببيانات ثابتة الحجم أو غير محدودة. ثبّتها في المنزل وكن متصلًا فور وصولك.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `لا توجد لدينا باقة ${forPlace(country)} بعد.`,
  }),
  missingMeta: { title: 'لم نجد هذا البلد', description: 'لا نعرف هذه الوجهة.' },
  missing: { title: 'لم نجد هذا البلد', text: 'لم نتمكن من العثور على هذه الوجهة.' },
  failed: { title: 'تعذّر تحميل بيانات البلد', text: catalogWords.notLoaded },
};
