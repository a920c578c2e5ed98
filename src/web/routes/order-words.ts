export const orderWords = {
  description: 'A private page with one order and its eSIM.',
  what: (number: string, country: string, isTopUp: boolean) =>
    `Order ${number}, ${country} ${isTopUp ? 'data' : 'eSIM'}`,
  aside: 'Order',
  isPrivate: 'This page is private: keep its address to yourself.',
  missing: {
    title: 'Order not found',
    text: 'There is no order at this address. The link in your mail is the one that works.',
  },
  home: 'Go home',
  failed: {
    title: 'Your order did not load',
    text: 'Nothing you bought is affected. Your connection may be down.',
  },
  again: 'Try again',
};
