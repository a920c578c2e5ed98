import type Stripe from 'stripe';

import type { Treatment } from '../../../domain/tax/place-of-supply.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { TaxedSale, TaxService } from '../tax-service.ts';
import { asked, openStripe } from './stripe-connection.ts';

/** A delivery waits for this call. It goes on without an invoice, which is written later. */
const AT_ONCE = { timeout: 4000, maxNetworkRetries: 0 };

const DAY_MS = 86_400_000;
/** Stripe takes the rates of a day that was up to 31 days ago. */
const MOST_DAYS_BACK = 30;

/** Stripe Tax, which asks where its account has registrations, and has reports of its own. Throws as {@link asked}. */
export function createStripeTax(settings: Settings): TaxService {
  const { tax } = openStripe(settings);
  return {
    async calculate({ total, treatment, ...times }) {
      const date = dateOf(times);
      const made = await asked(() =>
        tax.calculations.create(
          {
            currency: total.currency.toLowerCase(),
            line_items: [{ amount: total.amount, reference: 'plan', tax_behavior: 'inclusive' }],
            customer_details: {
              address: { country: treatment.territory },
              address_source: 'billing',
              taxability_override: treatment.kind === 'reverse_charge' ? 'reverse_charge' : 'none',
            },
            ...(date && { tax_date: date }),
          },
          AT_ONCE,
        ),
      );
      return {
        calculation: made.id,
        treatment: treatment.kind === 'reverse_charge' ? treatment : treatmentIn(made, treatment.territory),
      };
    },
    async record(calculation, reference, times) {
      const date = dateOf(times);
      const { id } = await asked(() =>
        tax.transactions.createFromCalculation(
          { calculation, reference, ...(date && { posted_at: date }) },
          { idempotencyKey: `tax ${reference}` },
        ),
      );
      return id;
    },
    async reverse(transaction, reference, { amount }) {
      const { id } = await asked(() =>
        tax.transactions.createReversal(
          { mode: 'partial', original_transaction: transaction, reference, flat_amount: -amount },
          { idempotencyKey: `tax ${reference}` },
        ),
      );
      return id;
    },
  };
}

/** The moment of the payment in seconds, as long as Stripe takes it. @param now when the calculation was made */
function dateOf({ paidAt, now }: Pick<TaxedSale, 'paidAt' | 'now'>): number | undefined {
  const isNew = now.getTime() - paidAt.getTime() < MOST_DAYS_BACK * DAY_MS;
  return isNew ? Math.floor(paidAt.getTime() / 1000) : undefined;
}

/** The rates of all levels that tax it, added up. */
function treatmentIn({ tax_breakdown: parts }: Stripe.Tax.Calculation, territory: string): Treatment {
  const taxed = parts.filter(({ amount }) => amount > 0);
  const percent = taxed.reduce((sum, { tax_rate_details: rate }) => sum + Number(rate.percentage_decimal), 0);
  const rateBp = Math.round(percent * 100);
  return { territory, kind: rateBp > 0 ? 'consumer' : 'outside', rateBp };
}
