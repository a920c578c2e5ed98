export const withdrawWords = {
  meta: {
    title: 'Withdraw from contract',
    description: 'Withdraw from the contract for an order within the time the law gives consumers.',
  },
};
