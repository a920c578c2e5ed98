import { Elements, type GroupOptions } from './elements.ts';
import { Payments } from './payments.ts';
import { Setups } from './setups.ts';

/** The release train of the packages this script stands in for. */
const VERSION = 'endive';

/** As in https://docs.stripe.com/js/appendix/supported_locales. */
const LOCALES = (
  'auto ar bg cs da de el en en-GB es es-419 et fi fil fr fr-CA he hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk ' +
  'sl sv th tr vi zh zh-HK zh-TW'
).split(' ');

/** What `Stripe(key)` returns: the part of the browser library that a shop with a card field and wallets calls. */
function openStripe(key: unknown, { locale = 'auto' }: { locale?: string } = {}): object {
  if (typeof key !== 'string' || key.startsWith('sk_')) {
    throw new Error(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  // The real library takes the browser's language, and says so on its console.
  if (!LOCALES.includes(locale)) throw new Error(`Stripe.js has no locale ${locale}.`);
  const payments = new Payments(key, locale);
  const setups = new Setups(key, locale);
  return {
    elements: (options?: GroupOptions) => new Elements({ locale, ...options }),
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
