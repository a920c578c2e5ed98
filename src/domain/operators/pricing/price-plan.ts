import {
  amountsFor,
  type FeePolicy,
  METHODS,
  planPrice,
  processingFee,
} from '../../checkout/payment-method.ts';
import { type BasisPoints, type Minor, ofBase } from '../../money.ts';
import { splitTax } from '../../tax/split-tax.ts';
import {
  type BelowFloor,
  type Ending,
  type PriceRule,
  type Pricing,
  type Ruled,
  rulesByPlan,
} from './price-rules.ts';

/** A plan before pricing, from the wholesaler. */
export interface Unpriced extends Ruled {
  durationDays: number;
  /** `UNLIMITED` for one without a size. */
  dataMb: number;
  wholesaleCents: Minor;
  /** The least price at which the wholesaler lets us sell it; no rule goes below it. */
  leastRetailCents?: Minor | null;
}

/** What a rule keeps that sets no minimum margin: nothing sells at a loss by itself. A negative one allows it. */
const DEFAULT_MIN_MARGIN: BasisPoints = 0;

/** A plan's price by its rule, and whether it is sold at that. */
export interface Priced {
  /** The displayed price, from `planPrice`. */
  price: Minor;
  /**
   * The least price that keeps its rule's minimum margin, and that the wholesaler allows; null without either, unless the price had
   * to be raised to earn anything.
   */
  floor: Minor | null;
  /** The price by its rule alone is below the floor, or would lose money. */
  isBelow: boolean;
  isSold: boolean;
}

export interface PricedPlan extends Unpriced, Priced {
  rule: PriceRule;
}

/** What is taken out of a price: fees, by their policy, and the most tax that can be in it. A policy alone: no tax is charged. */
export type Takings = FeePolicy | { fees: FeePolicy; taxBp: BasisPoints };

export function feesOf(takings: Takings): FeePolicy {
  return typeof takings === 'string' ? takings : takings.fees;
}

/** A price without the tax in it: what margins are a share of, and what every minimum margin can be kept of. */
export function netPrice(price: Minor, takings: Takings): Minor {
  return splitTax(ofBase(price), typeof takings === 'string' ? 0 : takings.taxBp).net.amount;
}

/**
 * The margin of a price after the tax in the payment, the wholesale price and the fee, by the method that leaves least: processors
 * keep their share of the whole payment, including an added fee and the tax.
 */
export function marginOf(price: Minor, wholesale: Minor, takings: Takings): Minor {
  const left = METHODS.map((method) => {
    const { total } = amountsFor(ofBase(price), method, feesOf(takings));
    return netPrice(total, takings) - processingFee(ofBase(total), method);
  });
  return Math.min(...left) - wholesale;
}

/** A margin as a share of its price, rounded down. */
export function marginShare(margin: Minor, price: Minor): BasisPoints {
  return Math.floor((margin * 10_000) / price);
}

/** Prices each plan by the rule that applies to it. */
export function pricePlans<Plan extends Unpriced>(
  plans: readonly Plan[],
  { rules, belowFloor }: Pricing,
  takings: Takings,
): (Plan & PricedPlan)[] {
  const ruleOf = rulesByPlan(rules);
  return plans.map((plan) => {
    const rule = ruleOf(plan);
    return {
      ...plan,
      rule,
      ...priceBy(rule, plan.wholesaleCents, takings, belowFloor, plan.leastRetailCents),
    };
  });
}

/** @param leastRetail the least price that the wholesaler allows; null without one */
export function priceBy(
  rule: PriceRule,
  wholesale: Minor,
  takings: Takings,
  belowFloor: BelowFloor,
  leastRetail: Minor | null = null,
): Priced {
  const byRule = priceOfRule(rule, wholesale, feesOf(takings));
  if (leastRetail === null) return keepMargin(rule, { price: byRule, wholesale }, takings, belowFloor);
  const ending = rule.fixed_price_cents === null ? rule.ending : 'none';
  const price = leastRetail > byRule ? endingAt(leastRetail, ending) : byRule;
  const priced = keepMargin(rule, { price, wholesale }, takings, belowFloor);
  return { ...priced, floor: Math.max(priced.floor ?? 0, leastRetail) };
}

function keepMargin(
  rule: PriceRule,
  { price, wholesale }: { price: Minor; wholesale: Minor },
  takings: Takings,
  belowFloor: BelowFloor,
): Priced {
  const { min_margin_bp: own, fixed_price_cents: fixedPrice } = rule;
  const minMargin = own ?? DEFAULT_MIN_MARGIN;
  const isBelow = !keeps(price, wholesale, minMargin, takings);
  if (own === null && !isBelow) return { price, floor: null, isBelow, isSold: true };
  const floor = leastPrice(wholesale, minMargin, takings, fixedPrice === null ? rule.ending : 'none');
  if (!isBelow) return { price, floor: Math.min(floor, price), isBelow, isSold: true };
  // Selling below a floor is for floors that somebody has set: a loss has to be written into its rule.
  const isHeld = belowFloor === 'hold' || (belowFloor === 'sell' && own === null);
  return {
    price: isHeld ? Math.max(floor, price) : price,
    floor,
    isBelow,
    isSold: belowFloor !== 'hide',
  };
}

function priceOfRule(rule: PriceRule, wholesale: Minor, policy: FeePolicy): Minor {
  if (rule.fixed_price_cents !== null) return rule.fixed_price_cents;
  return endingAt(planPrice(wholesale, rule.markup_bp, policy, rule.surcharge_cents), rule.ending);
}

/** The least price from this one on with that ending: rounding never lowers a price. */
export function endingAt(price: Minor, ending: Ending): Minor {
  if (ending === 'none') return price;
  const cents = ending === '.49' ? 49 : 99;
  return price + ((((cents - price) % 100) + 100) % 100);
}

function keeps(price: Minor, wholesale: Minor, minMargin: BasisPoints, takings: Takings): boolean {
  return marginOf(price, wholesale, takings) * 10_000 >= minMargin * netPrice(price, takings);
}

/** The least price with this ending that keeps a minimum margin. */
export function leastPrice(
  wholesale: Minor,
  minMargin: BasisPoints,
  takings: Takings,
  ending: Ending,
): Minor {
  let [below, enough] = [0, wholesale + 100];
  while (!keeps(enough, wholesale, minMargin, takings)) [below, enough] = [enough, enough * 2];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (keeps(middle, wholesale, minMargin, takings)) enough = middle;
    else below = middle;
  }
  // A fee that rounds up may take a cent of the next price.
  let price = endingAt(enough, ending);
  while (!keeps(price, wholesale, minMargin, takings)) price = endingAt(price + 1, ending);
  return price;
}
