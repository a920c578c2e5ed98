/** For failures that neither the shop nor the processor explained. */
export const paymentWords = {
  notStarted: 'Failed to create payment intent',
  notCharged: 'Your card couldn’t be charged.',
  expired: 'This payment has expired. Please try again.',
  paidBefore: 'This purchase has already been paid for.',
  notCompleted: 'Failed to complete purchase',
};
