/** Where neither the shop nor the processor has said why. */
export const paymentWords = {
  notStarted: 'Failed to create payment intent',
  notCharged: 'The card could not be charged.',
  expired: 'This payment has expired. Please try again.',
  paidBefore: 'This purchase was paid for already.',
  notCompleted: 'Failed to complete purchase',
};
