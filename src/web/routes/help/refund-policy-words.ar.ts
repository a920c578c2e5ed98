import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'سياسة الاسترداد',
    description: 'متى تسترد أموالك، وكيف تطلبها، وكم يستغرق ذلك.',
  },
  title: 'سياسة الاسترداد',
  lead: 'متى تسترد أموالك، وكيف تطلبها، وكم يستغرق ذلك.',
};
