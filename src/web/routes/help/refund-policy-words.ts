export const refundPolicyWords = {
  meta: {
    title: 'Refund Policy',
    description: 'When you get your money back, how to ask, and how long it takes.',
  },
  title: 'Refund Policy',
  lead: 'When you get your money back, how to ask, and how long it takes.',
};
