import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'İade Politikası',
    description: 'Paranızı ne zaman geri alırsınız, nasıl istersiniz ve ne kadar sürer.',
  },
  title: 'İade Politikası',
  lead: 'Paranızı ne zaman geri alırsınız, nasıl istersiniz ve ne kadar sürer.',
};
