import { type Amounts, amountsFor, type PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { QuotedAmounts, Quote } from '../../domain/checkout/quote-schema.ts';
import { CURRENCY } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { pausedField } from '../operations/switches/on-sale.ts';
import { offerIn } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { findOffer, type Offer } from './queries.ts';

/** For who is about to take money: asks the database. Throws `unknown_plan` when the plan cannot be bought (any more). */
export async function offerFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  bundleName: string,
  countryCode: string,
): Promise<Offer> {
  const offer = await findOffer(db.db, bundleName, countryCode, settings.FEE_POLICY);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

/** For who only shows it. Throws `unknown_plan` when the plan cannot be bought (any more). */
export function shownOffer(catalog: Catalogue, bundleName: string, countryCode: string): Offer {
  const offer = offerIn(catalog.current(), bundleName, countryCode);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

export function quoteOf(deps: Pick<Deps, 'processors' | 'switches'>, offer: Offer): Quote {
  const byPaypal = deps.processors.paypal.isSet ? quoted(amountsOf(offer, 'paypal')) : null;
  return {
    plan: offer.plan,
    region: offer.region,
    image_url: offer.imageUrl,
    coverage: offer.coverage,
    methods: { stripe: quoted(amountsOf(offer, 'card')), paypal: byPaypal },
    ...pausedField(deps),
  };
}

/** What is asked for the plan by this way to pay. */
export function amountsOf({ price, feePolicy }: Offer, method: PaymentMethod): Amounts {
  return amountsFor(price, method, feePolicy);
}

/** As the API says them. */
export function quoted({ price, fee, total }: Amounts): QuotedAmounts {
  return { price_cents: price, fee_cents: fee, total_cents: total, currency: CURRENCY };
}
