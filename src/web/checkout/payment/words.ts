/** For failures that neither the shop nor the processor explained. */
export const paymentWords = {
  notStarted: 'Failed to create payment intent',
  notCharged: 'Your card couldn’t be charged.',
  expired: 'This payment has expired. Please try again.',
  paidBefore: 'This purchase has already been paid for.',
  notCompleted: 'Failed to complete purchase',
};

/** For a page that does not load after the buyer has paid, or while they do. */
export const paymentNewsWords = {
  paid: {
    title: 'Your payment went through',
    eSIM: (amount: string, to: string) =>
      `You paid ${amount}, and your eSIM goes to ${to} by email. Only this page didn’t load. Try again, or install it from that email. You don’t need to pay again.`,
    eSIMs: (amount: string, to: string) =>
      `You paid ${amount}, and your eSIMs go to ${to} by email. Only this page didn’t load. Try again, or install them from that email. You don’t need to pay again.`,
    plan: (amount: string, to: string) =>
      `You paid ${amount}, and the invoice goes to ${to} by email. Only this page didn’t load. Please try again. You don’t need to pay again.`,
  },
  begun: {
    title: 'We’re checking your payment',
    text: (amount: string, to: string) =>
      `A payment of ${amount} was under way when this page didn’t load. Please don’t pay again. Your order shows how it stands, and we’ll keep you posted at ${to}.`,
  },
};
