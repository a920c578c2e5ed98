const OFFER = 'Prepaid data eSIMs for 200+ countries. Buy in a minute, install at home, land with signal.';

export const homeWords = {
  meta: { title: 'Travel eSIMs for 200+ countries', description: OFFER },
  lost: 'We couldn’t find that page. Here’s the home page instead.',
  title: 'Online before the seat‑belt sign goes off.',
  lead: OFFER,
  countries: '200+ countries',
  free: 'No account needed',
  refund: (hours: number) =>
    `${hours >= 48 && hours % 24 === 0 ? `${hours / 24}‑day` : `${hours}‑hour`} refund if\u00a0unused`,
  popular: 'Popular destinations',
  pay: (paypal: boolean) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
