import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'تصفّح باقات eSIM',
    countryTitle: catalogWords.plansOf,
    description:
      'شرائح eSIM للإنترنت مسبقة الدفع لأكثر من 200 بلد، ببيانات ثابتة الحجم أو غير محدودة. اختر وجهتك.',
  },
  title: 'تصفّح باقات eSIM',
  lead: 'اختر وجهتك',
  loading: 'جارٍ تحميل باقات eSIM…',
  back: 'العودة إلى البلدان',
  failed: { title: 'تعذّر تحميل بيانات البلد', text: catalogWords.notLoaded },
};
