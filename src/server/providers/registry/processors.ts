import { PROCESSOR_NAMES, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { recordOf } from '../../../domain/record-of.ts';
import type { Settings } from '../../core/settings/env.ts';
import { bankProcessor } from '../bank/bank-processor.ts';
import { paypalProcessor } from '../paypal/paypal-processor.ts';
import { createPaypal } from '../paypal/paypal.ts';
import type { Processor, Processors } from '../processor.ts';
import { stripeProcessor } from '../stripe/stripe-processor.ts';
import { createStripe } from '../stripe/stripe.ts';
import { unsetProcessor } from '../unset-processor.ts';

/**
 * Every processor that the settings name.
 * @param now the clock by which a callback is too old
 */
export function openProcessors(settings: Settings, now: () => Date): Processors {
  return processorsOf({
    stripe: stripeProcessor(createStripe(settings, now)),
    paypal: paypalProcessor(createPaypal(settings)),
    bank: bankProcessor(settings),
  });
}

/** Those that are left out are known, but not set. */
export function processorsOf(set: { [Name in keyof Processors]?: Processor | null }): Processors {
  return recordOf(
    PROCESSORS,
    (id) => set[id] ?? unsetProcessor({ name: PROCESSOR_NAMES[id], role: 'payments' }),
  );
}
