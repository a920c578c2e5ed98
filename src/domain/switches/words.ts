import { byMethod } from '../checkout/payment-method.ts';
import type { Switch } from './switches.ts';

/** The notices for visitors if the operator gave none. */
export const defaultWords = {
  ...byMethod(({ name }) => `We can’t take ${name} right now. Please pay by card.`),
  sales:
    'We’re taking a short break from selling. eSIMs that you already have keep working. Please come back a little later.',
  card: 'We can’t take cards right now. Please pay another way, or come back a little later.',
  wallets: 'We can’t take Apple Pay, Google Pay or Link right now. Please pay another way.',
  top_ups:
    'Adding data is paused for a short time. Your eSIM keeps working. Please try again a little later.',
  refunds: 'Refunds take a little longer than usual right now. Yours is noted and goes out by itself.',
} satisfies Record<Switch, string>;
