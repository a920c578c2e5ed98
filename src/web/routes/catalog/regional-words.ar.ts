import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'باقات eSIM الإقليمية',
    description: 'شريحة eSIM واحدة مسبقة الدفع لبلدان كثيرة، بباقات إقليمية تواصل العمل عبر الحدود.',
  },
  title: 'شريحة eSIM واحدة تعبر معك الحدود',
  lead: 'تواصل الباقات الإقليمية العمل عندما يعبر القطار إلى البلد التالي.',
  loading: 'جارٍ التحميل…',
};
