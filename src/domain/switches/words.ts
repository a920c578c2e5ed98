import type { Switch } from './switches.ts';

/** The notices for visitors if the operator gave none. */
export const defaultWords = {
  sales:
    'We’re taking a short break from selling. eSIMs that you already have keep working. Please come back a little later.',
  card: 'We can’t take cards right now. Please pay another way, or come back a little later.',
  wallets: 'We can’t take Apple Pay, Google Pay or Link right now. Please pay another way.',
  paypal: 'We can’t take PayPal right now. Please pay by card.',
  top_ups:
    'Adding data is paused for a short time. Your eSIM keeps working. Please try again a little later.',
  refunds: 'Refunds take a little longer than usual right now. Yours is noted and goes out by itself.',
} satisfies Record<Switch, string>;
