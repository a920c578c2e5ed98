export const paypalStatusWords = {
  /** In the checkout. */
  declined: 'PayPal declined the payment.',
};
