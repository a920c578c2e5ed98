import {
  type Amounts,
  amountsFor,
  type Fees,
  METHODS,
  OTHER_METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
  takesCurrency,
} from '../../domain/checkout/payment-method.ts';
import type { QuotedAmounts, QuotedLine, Quote } from '../../domain/checkout/quote-schema.ts';
import { splitAmount } from '../../domain/checkout/split-amount.ts';
import { CURRENCIES, type Currency } from '../../domain/currencies.ts';
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

/** A plan of a basket. `onto`: the line whose eSIM it goes onto, if it has none of its own. */
type OfferLine = Offer & { onto?: number | undefined };

/** What is bought at once: at least one plan, all in one currency. */
export type Basket = readonly [OfferLine, ...OfferLine[]];

/** The plans that a request names. */
interface Asked {
  bundle_name: string;
  country_code: string;
  more_plans?: { bundle_name: string; country_code: string; onto_line?: number | undefined }[] | undefined;
}

/** For callers about to take money. Throws `unknown_plan`, or `cannot_share_esim` for plans that do not go onto one eSIM. */
export async function basketFor(
  deps: Pick<Deps, 'db' | 'settings' | 'wholesalers'>,
  asked: Asked,
  currency: Currency,
): Promise<Basket> {
  const offers = new Map<string, Promise<Offer>>();
  const offerOnce = ({ bundle_name: bundle, country_code: country }: Asked) => {
    const key = JSON.stringify([bundle, country.toUpperCase()]);
    const offer = offers.get(key) ?? offerFor(deps, bundle, country, currency);
    offers.set(key, offer);
    return offer;
  };
  return asBasket(deps, asked, await Promise.all([asked, ...(asked.more_plans ?? [])].map(offerOnce)));
}

/** For callers that only show it. Throws as {@link basketFor}. */
export function shownBasket(
  deps: Pick<Deps, 'catalog' | 'wholesalers'>,
  asked: Asked,
  currency: Currency,
): Basket {
  const offers = [asked, ...(asked.more_plans ?? [])].map(({ bundle_name: bundle, country_code: country }) =>
    shownOffer(deps.catalog, bundle, country, currency),
  );
  return asBasket(deps, asked, offers);
}

function asBasket(
  deps: Pick<Deps, 'wholesalers'>,
  { more_plans: more = [] }: Asked,
  offers: Offer[],
): Basket {
  const lines = offers.map((offer, line) => ({ ...offer, onto: more[line - 1]?.onto_line })) as OfferLine[];
  for (const [line, { onto }] of lines.entries()) {
    if (onto === undefined) continue;
    const base = onto < line ? lines[onto] : undefined;
    const own = lines[line] as OfferLine;
    const canShare =
      base !== undefined &&
      base.onto === undefined &&
      base.wholesaler === own.wholesaler &&
      base.plan.truth.top_up !== false &&
      own.plan.truth.top_up !== false &&
      // A list of what fits is there only once the eSIM is.
      deps.wholesalers.of(own).can.topUps === 'any';
    if (!canShare) throw new Problem('cannot_share_esim');
  }
  return lines as unknown as Basket;
}

/** A promotion's discount on a basket. */
export interface OfferDiscount {
  code: string;
  cents: Minor;
  /** The part of each line. */
  shares: readonly Minor[];
  /** What the promotion offers, if the price allows only part of it. */
  capped?: { percent_bp: BasisPoints | null; amount_cents: Minor | null } | undefined;
}

/** @param discount and `business` with the tokens by which the purchase gets the same */
export function quoteOf(
  deps: Pick<Deps, 'processors' | 'switches'>,
  basket: Basket,
  discount: (OfferDiscount & { token: string }) | null = null,
  business: { taxBp: BasisPoints; token: string } | null = null,
): Quote {
  const { currency } = basket[0].charged.rate;
  const taxBp = business?.taxBp ?? 0;
  const taxOff = taxOffOf(basket, discount, taxBp);
  const by = (method: PaymentMethod) =>
    quoted(amountsOf(basket, method, discount, taxBp), currency, discount, taxOff);
  const shown = basket.map(shownLine);
  const { plan, region, image_url, coverage } = shown[0] as QuotedLine;
  const others = OTHER_METHODS.filter((method) => isOffered(deps.processors, method));
  const elsewhere = others.filter((method) => !takesCurrency(method, currency));
  return {
    plan,
    region,
    image_url,
    coverage,
    ...(shown.length > 1 && { lines: shown }),
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

function shownLine(line: OfferLine): QuotedLine {
  return {
    plan: { ...line.plan, ...localOf(line.charged, feesOf(line.takings)) },
    region: line.region,
    image_url: line.imageUrl,
    coverage: line.coverage,
    price_cents: line.charged.minor,
    ...(line.onto !== undefined && { onto_line: line.onto }),
  };
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The amounts to pay for a basket with this method, after the discount. It has one fee, however many plans.
 * @param taxBp of a business that does not pay it: the rate that price and fee contain. Their sum is taxed and not each, so that the
 * business pays what it would have left if it got the tax back later
 */
export function amountsOf(
  basket: Basket,
  method: PaymentMethod,
  discount: OfferDiscount | null = null,
  taxBp: BasisPoints = 0,
): Amounts {
  const { charged, takings } = basket[0];
  const { currency } = charged.rate;
  const amounts = (price: Minor) => amountsFor(ofMinor(price, currency), method, feesOf(takings));
  const gross = grossOf(basket, discount);
  const price = gross - taxOffOf(basket, discount, taxBp);
  // A price from which no processor would take all of its tax is charged as it is.
  if (price !== splitTax(ofMinor(gross, currency), taxBp).net.amount) return amounts(price);
  const total = splitTax(ofMinor(amounts(gross).total, currency), taxBp).net.amount;
  return { price, fee: total - price, total };
}

/** The prices of all plans together, after the discount. */
function grossOf(basket: Basket, discount: OfferDiscount | null): Minor {
  return sumOf(basket.map(({ charged }) => charged.minor)) - (discount?.cents ?? 0);
}

/** The tax of that rate in the prices after the discount, or as much of it as leaves what a processor can charge. */
export function taxOffOf(basket: Basket, discount: OfferDiscount | null, taxBp: BasisPoints): Minor {
  if (taxBp === 0) return 0;
  const { charged, takings } = basket[0];
  const { rate } = charged;
  const price = grossOf(basket, discount);
  const { tax } = splitTax(ofMinor(price, rate.currency), taxBp);
  return Math.max(0, Math.min(tax.amount, price - leastPayable(feesOf(takings), rate)));
}

/** A line's part of what a basket costs. */
export interface LineShare {
  price: Minor;
  discount: Minor;
  taxOff: Minor;
  fees: Fees;
}

/** What each line costs: all amounts of the lines add up to those of the basket, for each method and to the cent. */
export function sharesOf(basket: Basket, discount: OfferDiscount | null, taxBp: BasisPoints): LineShare[] {
  const { currency } = basket[0].charged.rate;
  const { step } = CURRENCIES[currency];
  const gross = basket.map(({ charged }, line) => charged.minor - (discount?.shares[line] ?? 0));
  const taxOff = splitAmount(taxOffOf(basket, discount, taxBp), gross, step);
  const prices = gross.map((price, line) => price - (taxOff[line] ?? 0));
  const fees = METHODS.filter((method) => takesCurrency(method, currency)).map((method) => {
    const { fee } = amountsOf(basket, method, discount, taxBp);
    return [method, splitAmount(fee, prices, step)] as const;
  });
  return prices.map((price, line) => ({
    price,
    discount: discount?.shares[line] ?? 0,
    taxOff: taxOff[line] ?? 0,
    fees: Object.fromEntries(fees.map(([method, shares]) => [method, shares[line] ?? 0])) satisfies Fees,
  }));
}

/** In the API's format. */
export function quoted(
  { price, fee, total }: Amounts,
  currency: Currency,
  discount: Omit<OfferDiscount, 'shares'> | null = null,
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
