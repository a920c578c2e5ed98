import { amountsFor, type PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { QuotedAmounts, Quote } from '../../domain/checkout/quote-schema.ts';
import { type Cents, CURRENCY } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx } from '../db/database.ts';
import { offerIn } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { findOffer, type Offer } from './queries.ts';

/** For who is about to take money: asks the database. Throws `unknown_plan` when the plan cannot be bought (any more). */
export async function offerFor(db: DbOrTx, bundleName: string, countryCode: string): Promise<Offer> {
  const offer = await findOffer(db, bundleName, countryCode);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

/** For who only shows it. Throws `unknown_plan` when the plan cannot be bought (any more). */
export function shownOffer(catalog: Catalogue, bundleName: string, countryCode: string): Offer {
  const offer = offerIn(catalog.current(), bundleName, countryCode);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

export function quoteOf(offer: Offer): Quote {
  return {
    plan: offer.plan,
    region: offer.region,
    image_url: offer.imageUrl,
    coverage: offer.coverage,
    methods: { stripe: quoted(offer.price, 'card'), paypal: quoted(offer.price, 'paypal') },
  };
}

export function quoted(priceCents: Cents, method: PaymentMethod): QuotedAmounts {
  const { price, fee, total } = amountsFor(priceCents, method);
  return { price_cents: price, fee_cents: fee, total_cents: total, currency: CURRENCY };
}
