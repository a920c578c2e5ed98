import type { Stripe, StripeElements, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';

import { quotedBy } from '../../../domain/checkout/payment-method.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formBy } from '../payment/confirm-card.ts';
import { type CardPaymentContext, payByCard } from '../payment/pay-by-card.ts';
import type { AgreedOrder } from '../payment/purchase-calls.ts';
import type { PurchaseOutcome } from '../payment/purchase-outcome.ts';
import { paymentWords } from '../payment/words.ts';
import { returnAddress } from './return-address.ts';
import { sheetWords } from './words.ts';

/** The buyer's approval in the wallet's sheet, good for one payment. */
export interface Agreed {
  stripe: Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>;
  elements: StripeElements;
  /** Address of this page. */
  here: string;
  /** Shows in the sheet why nothing was paid. */
  paymentFailed: StripeExpressCheckoutElementConfirmEvent['paymentFailed'];
}

/** Makes the same calls as a card payment, but confirms with the wallet's approval. */
export async function payByWallet(
  context: Omit<CardPaymentContext, 'card'>,
  order: AgreedOrder,
  { stripe, elements, here, paymentFailed }: Agreed,
): Promise<PurchaseOutcome> {
  let uses = 0;
  let isPaid = false;
  const form = formBy(stripe, async (clientSecret) => {
    uses += 1;
    // A wallet's approval works once: the buyer must approve another payment again.
    if (uses > 1) throw new Error(paymentWords.expired);
    const { order: token } = context.memory.openPayment() ?? {};
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnAddress(here, token) },
      redirect: 'if_required',
    });
    isPaid = result.paymentIntent?.status === 'succeeded' || result.paymentIntent?.status === 'processing';
    return result;
  });
  const fail = (message: string) => paymentFailed({ reason: 'fail', message });
  try {
    const { error } = await elements.submit();
    const outcome: PurchaseOutcome = error
      ? { kind: 'failed', message: error.message || paymentWords.notCharged }
      : await payByCard({ ...context, card: form }, order);
    if (!isPaid) fail(wordsIn(outcome));
    return outcome;
  } catch (error) {
    if (!isPaid) fail(sheetWords.broken);
    throw error;
  }
}

/** The sheet's message if this approval paid nothing. */
function wordsIn(outcome: PurchaseOutcome): string {
  if (outcome.kind === 'price-changed')
    return sheetWords.priceChanged(formatMoney(quotedBy(outcome.quote, 'card').total));
  return 'order' in outcome ? sheetWords.paidBefore : outcome.message;
}
