const OFFER = 'Prepaid data eSIMs for 200+ countries. Buy in a minute, install at home, land with signal.';

export const homeWords = {
  meta: { title: 'Travel eSIMs for 200+ countries', description: OFFER },
  title: 'Online before the seat‑belt sign goes off.',
  lead: OFFER,
  countries: '200+ countries',
  free: 'No account needed',
  refund: (hours: number) => `${hours} h refund if unused`,
};

export const businessWords = {
  meta: {
    title: 'Enterprise Solutions',
    description:
      'Travel eSIMs for teams and companies: ask for a quote and get a reply within one business day.',
  },
};

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
