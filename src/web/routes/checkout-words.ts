export const checkoutWords = {
  meta: { title: 'Secure Checkout', description: 'Pay for your travel eSIM.' },
  invalid: {
    title: 'Invalid Plan Data',
    text: 'This plan is no longer available. Nothing was charged.',
    dashboard: 'Return to Dashboard',
  },
  failed: {
    title: 'The checkout didn’t load',
    text: 'We couldn’t get the price. Check your connection and try again. Nothing was charged.',
  },
};
