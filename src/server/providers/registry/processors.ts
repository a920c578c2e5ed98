import { PROCESSOR_NAMES, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { recordOf } from '../../../domain/record-of.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { Database } from '../../db/database.ts';
import { bankProcessor } from '../bank/bank-processor.ts';
import { manualProcessor } from '../manual/manual-processor.ts';
import { paypalProcessor } from '../paypal/paypal-processor.ts';
import { createPaypal } from '../paypal/paypal.ts';
import { askedAboutWhole, type Processor, type Processors } from '../processor.ts';
import { stripeProcessor } from '../stripe/stripe-processor.ts';
import { createStripe } from '../stripe/stripe.ts';
import { unsetProcessor } from '../unset-processor.ts';

/**
 * Every processor that the settings name, and the shop's own books.
 * @param clock by which a callback is too old
 */
export function openProcessors(
  settings: Settings,
  clock: () => Date,
  { database, now }: { database: Database; now: () => Date },
): Processors {
  return processorsOf({
    stripe: stripeProcessor(createStripe(settings, clock)),
    paypal: paypalProcessor(createPaypal(settings)),
    bank: bankProcessor(settings),
    manual: manualProcessor(database, now),
  });
}

/** Those that are left out are known, but not set. */
export function processorsOf(set: { [Name in keyof Processors]?: Processor | null }): Processors {
  return recordOf(PROCESSORS, (id) =>
    askedAboutWhole(set[id] ?? unsetProcessor({ name: PROCESSOR_NAMES[id], role: 'payments' })),
  );
}
