import type { ClickResolveDetails } from '@stripe/stripe-js';

import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { splitAmount } from '../../../domain/checkout/split-amount.ts';
import { CURRENCIES } from '../../../domain/currencies.ts';
import { facts } from '../../../domain/language-words.ts';

/**
 * The plans of a basket, as the wallet's sheet lists them; undefined for a single plan, of which it says the total. Each has its share
 * of fee and discount, as PayPal's items have, so that no line is below zero and they add up to the total.
 */
export function sheetLines(quote: Pick<Quote, 'lines' | 'methods'>): ClickResolveDetails['lineItems'] {
  const { lines, methods } = quote;
  if (!lines) return undefined;
  const { total_cents: total, currency } = methods.stripe;
  const shares = splitAmount(
    total,
    lines.map(({ price_cents: price }) => price),
    CURRENCIES[currency].step,
  );
  return lines.map(({ plan, quantity = 1 }, at) => ({
    name: `${quantity > 1 ? `${quantity} × ` : ''}${plan.country}, ${facts(planLabel(plan), formatDays(plan.duration))}`,
    amount: shares[at] ?? 0,
  }));
}
