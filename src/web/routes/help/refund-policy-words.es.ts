import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Política de reembolsos',
    description: 'Cuándo recuperas tu dinero, cómo pedirlo y cuánto tarda.',
  },
  title: 'Política de reembolsos',
  lead: 'Cuándo recuperas tu dinero, cómo pedirlo y cuánto tarda.',
};
