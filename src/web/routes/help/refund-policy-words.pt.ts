import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Política de reembolso',
    description: 'Quando você recebe seu dinheiro de volta, como pedir e quanto tempo leva.',
  },
  title: 'Política de reembolso',
  lead: 'Quando você recebe seu dinheiro de volta, como pedir e quanto tempo leva.',
};
