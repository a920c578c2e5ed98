import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: شريحة eSIM واحدة مسبقة الدفع، ببيانات ثابتة الحجم أو غير محدودة. التغطية: ${coverage}.`,
  }),
  intro: 'شريحة eSIM واحدة وباقة واحدة للرحلة كلها.',
  noPlans: 'لم نجد باقات لهذه المنطقة.',
  browseAll: 'تصفّح الكل',
};
