import { Elements, type GroupOptions } from './elements.ts';
import { Payments } from './payments.ts';
import { Setups } from './setups.ts';

/** The release train of the packages this script stands in for. */
const VERSION = 'endive';

/** What `Stripe(key)` returns: the part of the browser library that a shop with a card field and wallets calls. */
function openStripe(key: unknown): object {
  if (typeof key !== 'string' || key.startsWith('sk_')) {
    throw new Error(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  const payments = new Payments(key);
  const setups = new Setups(key);
  return {
    elements: (options?: GroupOptions) => new Elements(options),
    confirmCardPayment: payments.confirmCardPayment.bind(payments),
    retrievePaymentIntent: payments.retrievePaymentIntent.bind(payments),
    handleNextAction: payments.handleNextAction.bind(payments),
    createPaymentMethod: payments.createPaymentMethod.bind(payments),
    createToken: payments.createToken.bind(payments),
    confirmPayment: payments.confirmPayment.bind(payments),
    confirmCardSetup: setups.confirmCardSetup.bind(setups),
    retrieveSetupIntent: setups.retrieveSetupIntent.bind(setups),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Object.assign(window, { Stripe: Object.assign(openStripe, { version: VERSION }) });
