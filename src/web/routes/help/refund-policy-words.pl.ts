import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'Zasady zwrotów',
    description: 'Kiedy odzyskasz pieniądze, jak o to poprosić i ile to trwa.',
  },
  title: 'Zasady zwrotów',
  lead: 'Kiedy odzyskasz pieniądze, jak o to poprosić i ile to trwa.',
};
