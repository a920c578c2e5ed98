export const checkoutWords = {
  meta: { title: 'Secure Checkout', description: 'Pay for your travel eSIM.' },
  invalid: {
    title: 'Invalid Plan Data',
    text: 'This plan is no longer available. Nothing was charged.',
    dashboard: 'Return to Dashboard',
  },
  /** Its scripts did not come, perhaps on a reload in the middle of paying. */
  lost: {
    title: 'This page didn’t load',
    text: 'If you’ve just paid, please don’t pay again. Your eSIM comes by email. If you haven’t paid yet, nothing was charged.',
  },
  failed: {
    title: 'The checkout didn’t load',
    text: 'We couldn’t get the price. Check your connection and try again. Nothing was charged.',
  },
};
