export const checkoutWords = {
  meta: { title: 'Secure Checkout', description: 'Pay for your travel eSIM.' },
  invalid: {
    title: 'Invalid Plan Data',
    text: 'This plan is not on sale, or not any more. Nothing was charged.',
    dashboard: 'Return to Dashboard',
  },
  failed: {
    title: 'The checkout did not load',
    text: 'We could not ask for the price. Your connection may be down. Nothing was charged.',
    again: 'Try again',
  },
};
