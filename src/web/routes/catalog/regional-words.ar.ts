import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'باقات eSIM للمناطق',
    description: 'شريحة eSIM واحدة مسبقة الدفع لبلدان كثيرة، مع باقات مناطق تبقى تعمل عبر الحدود.',
  },
  title: 'شريحة eSIM واحدة، حدود كثيرة',
  lead: 'تبقى باقات المناطق تعمل عندما يعبر القطار إلى البلد التالي.',
  loading: 'جارٍ التحميل…',
};
