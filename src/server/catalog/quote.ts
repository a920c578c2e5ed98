import {
  type Amounts,
  amountsFor,
  OTHER_METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
  takesCurrency,
} from '../../domain/checkout/payment-method.ts';
import type { QuotedAmounts, Quote } from '../../domain/checkout/quote-schema.ts';
import type { Currency } from '../../domain/currencies.ts';
import { type BasisPoints, type Minor, ofMinor } from '../../domain/money.ts';
import { leastPayable } from '../../domain/operators/pricing/discount.ts';
import { feesOf } from '../../domain/operators/pricing/price-plan.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { splitTax } from '../../domain/tax/split-tax.ts';
import type { Deps } from '../deps.ts';
import { isOffered } from '../providers/processor.ts';
import { pausedField } from '../switches/on-sale.ts';
import { takingsOf } from '../tax/takings.ts';
import { offerIn } from './answers.ts';
import type { Catalogue } from './catalogue.ts';
import { findOffer, type Offer } from './queries.ts';
import { localOf } from './to-plan.ts';

/** For callers about to take money: asks the database. Throws `unknown_plan` if the plan is not on sale. */
export async function offerFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  bundleName: string,
  countryCode: string,
  currency: Currency,
): Promise<Offer> {
  const offer = await findOffer(db.db, bundleName, countryCode, takingsOf(settings), currency);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

/** For callers that only show it. Throws `unknown_plan` if the plan is not on sale. */
export function shownOffer(
  catalog: Catalogue,
  bundleName: string,
  countryCode: string,
  currency: Currency,
): Offer {
  const offer = offerIn(catalog.current(), bundleName, countryCode, currency);
  if (!offer) throw new Problem('unknown_plan');
  return offer;
}

/** A promotion's discount on an offer. */
export interface OfferDiscount {
  code: string;
  cents: Minor;
  /** What the promotion offers, if the price allows only part of it. */
  capped?: { percent_bp: BasisPoints | null; amount_cents: Minor | null } | undefined;
}

/** @param discount and `business` with the tokens by which the purchase gets the same */
export function quoteOf(
  deps: Pick<Deps, 'processors' | 'switches'>,
  offer: Offer,
  discount: (OfferDiscount & { token: string }) | null = null,
  business: { taxBp: BasisPoints; token: string } | null = null,
): Quote {
  const { currency } = offer.charged.rate;
  const taxBp = business?.taxBp ?? 0;
  const taxOff = taxOffOf(offer, discount, taxBp);
  const by = (method: PaymentMethod) =>
    quoted(amountsOf(offer, method, discount, taxBp), currency, discount, taxOff);
  const others = OTHER_METHODS.filter((method) => isOffered(deps.processors, method));
  const elsewhere = others.filter((method) => !takesCurrency(method, currency));
  return {
    plan: { ...offer.plan, ...localOf(offer.charged, feesOf(offer.takings)) },
    region: offer.region,
    image_url: offer.imageUrl,
    coverage: offer.coverage,
    methods: {
      stripe: by('card'),
      paypal: null,
      ...Object.fromEntries(
        others
          .filter((method) => takesCurrency(method, currency))
          .map((method) => [PAYMENT_METHODS[method].wire, by(method)]),
      ),
    },
    ...(elsewhere.length > 0 && { not_in_currency: elsewhere.map((method) => PAYMENT_METHODS[method].wire) }),
    ...pausedField(deps),
    ...(discount && { discount_token: discount.token }),
    ...(business && { vat_token: business.token }),
  };
}

/**
 * The amounts to pay for the plan with this method, after the discount.
 * @param taxBp of a business that does not pay it: the rate that price and fee contain. Their sum is taxed and not each, so that the
 * business pays what it would have left if it got the tax back later
 */
export function amountsOf(
  offer: Offer,
  method: PaymentMethod,
  discount: OfferDiscount | null = null,
  taxBp: BasisPoints = 0,
): Amounts {
  const { currency } = offer.charged.rate;
  const amounts = (price: Minor) => amountsFor(ofMinor(price, currency), method, feesOf(offer.takings));
  const gross = offer.charged.minor - (discount?.cents ?? 0);
  const price = gross - taxOffOf(offer, discount, taxBp);
  // A price from which no processor would take all of its tax is charged as it is.
  if (price !== splitTax(ofMinor(gross, currency), taxBp).net.amount) return amounts(price);
  const total = splitTax(ofMinor(amounts(gross).total, currency), taxBp).net.amount;
  return { price, fee: total - price, total };
}

/** The tax of that rate in the plan's price after the discount, or as much of it as leaves what a processor can charge. */
export function taxOffOf(
  { charged: { minor, rate }, takings }: Offer,
  discount: OfferDiscount | null,
  taxBp: BasisPoints,
): Minor {
  if (taxBp === 0) return 0;
  const price = minor - (discount?.cents ?? 0);
  const { tax } = splitTax(ofMinor(price, rate.currency), taxBp);
  return Math.max(0, Math.min(tax.amount, price - leastPayable(feesOf(takings), rate)));
}

/** In the API's format. */
export function quoted(
  { price, fee, total }: Amounts,
  currency: Currency,
  discount: OfferDiscount | null = null,
  taxOff: Minor = 0,
): QuotedAmounts {
  return {
    price_cents: price + taxOff + (discount?.cents ?? 0),
    ...(discount && {
      discount: {
        code: discount.code,
        cents: discount.cents,
        ...(discount.capped && { capped: discount.capped }),
      },
    }),
    ...(taxOff > 0 && { tax_off_cents: taxOff }),
    fee_cents: fee,
    total_cents: total,
    currency,
  };
}
