export const orderWords = {
  description: 'A private page with one order and its eSIM.',
  what: (number: string, country: string, isTopUp: boolean) =>
    `Order ${number}, ${country} ${isTopUp ? 'data' : 'eSIM'}`,
  aside: 'Order',
  isPrivate: 'Anyone with this link can see your order. Keep it private.',
  missing: {
    title: 'Order not found',
    text: 'We couldn’t find that order. Open it from the link in your confirmation email.',
  },
  help: 'Get help',
  failed: {
    title: 'We couldn’t load your order',
    text: 'Nothing you bought is affected. Check your connection and try again.',
  },
  again: 'Try again',
};
