import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: شريحة eSIM واحدة مسبقة الدفع للبيانات. التغطية: ${coverage}، بحجم ثابت أو غير محدودة.`,
  }),
  intro: 'شريحة eSIM واحدة وباقة واحدة للرحلة كلها.',
  noPlans: 'لم نجد باقات لهذه المنطقة.',
  browseAll: 'تصفّح الكل',
};
