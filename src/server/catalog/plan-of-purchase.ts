import { minorPerCent } from '../../domain/operators/pricing/local-price.ts';
import type { Deps } from '../deps.ts';
import type { Buyer, NewPurchase } from '../purchase/attempts.ts';
import type { Offer } from './queries.ts';
import type { LineShare } from './quote.ts';

/** The part of a purchase that is not its buyer's. */
export type PlanOfPurchase = Omit<NewPurchase, 'id' | keyof Buyer>;

/** What a new purchase of a plan stores of it, at its share of what is paid. */
export function planOfPurchase(deps: Pick<Deps, 'now'>, offer: Offer, share: LineShare): PlanOfPurchase {
  const now = deps.now();
  const { card_total: _, ...plan } = offer.plan;
  return {
    state: 'created',
    stateSince: now,
    createdAt: now,
    nextPollAt: now,
    wholesaler: offer.wholesaler,
    bundleName: offer.plan.bundle_name,
    countryCode: offer.plan.country_code,
    plan,
    coverage: offer.coverage,
    ...soldAt(offer, share),
    wholesaleCents: offer.wholesale,
    fees: share.fees,
  };
}

/** What the plan is sold for, with the rate that made it. */
function soldAt({ charged: { rate, set } }: Offer, { price: priceCents, taxOff: taxOffCents }: LineShare) {
  return {
    currency: rate.currency,
    priceCents,
    taxOffCents,
    ...(set && {
      rate: minorPerCent(rate),
      rateSource: set.source,
      baseCents: Math.round(priceCents / minorPerCent(rate)),
    }),
  };
}
