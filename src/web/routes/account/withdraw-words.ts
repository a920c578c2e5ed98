export const withdrawWords = {
  meta: {
    title: 'Withdraw from contract',
    description: 'Withdraw from the contract of an order within the time that the law gives consumers.',
  },
};
