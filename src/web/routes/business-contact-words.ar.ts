import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'حلول الشركات',
    description: 'شرائح eSIM للسفر للفرق والشركات. اطلب عرض سعر ويصلك الرد خلال يوم عمل واحد.',
  },
};
