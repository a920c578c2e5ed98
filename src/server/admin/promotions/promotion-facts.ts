import { z } from 'zod';

import { LOCAL_CURRENCIES } from '../../../domain/operators/pricing/currency-schema.ts';
import { discountOn, promisedOn } from '../../../domain/operators/pricing/discount.ts';
import { BASE_RATE, minorPerCent } from '../../../domain/operators/pricing/local-price.ts';
import { marginOf, marginShare, netPrice, pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { inForceAt } from '../../../domain/operators/pricing/price-rules.ts';
import type { PromotionAmounts } from '../../../domain/operators/pricing/promotion-schema.ts';
import { plansToPrice } from '../../catalog/plans-to-price.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import { Malformed, wellFormed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { newestRates } from '../../pricing/exchange-rates.ts';
import { newestList } from '../../pricing/price-lists.ts';
import type { PromotionCode } from '../../promotions/tables.ts';
import { operatorsById } from '../../staff/operators.ts';
import { takingsOf } from '../../tax/takings.ts';
import { type Amount, amountOf, baseAmountOf, amountSchema, iso, isoOrNull, moment } from '../parts/verb.ts';
import { earningIn, earningSchema, planIn, planSchema } from '../prices/price-facts.ts';

const countOrNull = z.int().nullable();

/** A code with its terms, and how often it was used. */
export const promotionSchema = z.object({
  code: z.string(),
  /** For changes: callers send the version they saw. */
  version: z.int(),
  state: z.enum(['waiting', 'running', 'used_up', 'ended']),
  percent_bp: countOrNull,
  amount: amountSchema.nullable(),
  /** The same in other currencies: in those that are left out, the code does not apply. Empty for a percentage. */
  amounts: z.array(amountSchema),
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  most_uses: countOrNull,
  most_per_mailbox: countOrNull,
  first_order: z.boolean(),
  places: z.array(z.string()),
  below_floor: z.boolean(),
  note: z.string(),
  /** Uses by unpaid orders, and by paid ones. */
  held: z.int(),
  paid: z.int(),
  /** Total discount on paid orders. */
  given: amountSchema,
  /** Who made it; null for the command line. */
  by: z.string().nullable(),
  at: moment,
});

/** What a code does to the plans it applies to now. */
export const reachSchema = z.object({
  /** Their number, and of those the plans that allow only part of the discount. */
  plans: z.int(),
  short: z.int(),
  /** Plans that would be sold at a loss, and below the floor that their rule sets. */
  below_cost: z.int(),
  below_floor: z.int(),
  /** Of both, each plan once: the number that confirms the code. */
  losing: z.int(),
  /** The plan that earns least, at its lower price. */
  worst: planSchema.extend({ price: amountSchema, sold: earningSchema }).nullable(),
  /** The most that all uses together can take off; null without a limit of uses. */
  cap: amountSchema.nullable(),
});

export type PromotionFacts = z.infer<typeof promotionSchema>;

/** Codes as verbs answer them, with the operator who made each. */
export async function promotionsIn(
  db: DbOrTx,
  promotions: readonly PromotionCode[],
  now: Date,
): Promise<PromotionFacts[]> {
  const people = await operatorsById(
    db,
    promotions.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return promotions.map((promotion) => ({
    code: promotion.code,
    version: promotion.version,
    state: stateOf(promotion, now),
    percent_bp: promotion.percentBp,
    amount: promotion.amountCents === null ? null : baseAmountOf(promotion.amountCents),
    amounts: promotion.amounts instanceof Malformed ? [] : amountsIn(promotion.amounts),
    starts_at: isoOrNull(promotion.startsAt),
    ends_at: isoOrNull(promotion.endsAt),
    most_uses: promotion.mostUses,
    most_per_mailbox: promotion.mostPerMailbox,
    first_order: promotion.firstOrder,
    places: promotion.places,
    below_floor: promotion.belowFloor,
    note: promotion.note,
    held: promotion.held,
    paid: promotion.paid,
    given: baseAmountOf(promotion.givenCents),
    by: people.get(promotion.operatorId ?? '')?.email ?? null,
    at: iso(promotion.createdAt),
  }));
}

function stateOf({ startsAt, endsAt, mostUses, paid }: PromotionCode, now: Date): PromotionFacts['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (mostUses !== null && paid >= mostUses) return 'used_up';
  return startsAt !== null && startsAt > now ? 'waiting' : 'running';
}

function amountsIn(amounts: PromotionAmounts): Amount[] {
  return LOCAL_CURRENCIES.flatMap((code) => {
    const minor = amounts[code];
    return minor === undefined ? [] : [amountOf(minor, code)];
  });
}

/** The terms as the audit stores them. */
export function termsIn(terms: PromotionCode) {
  return {
    percent_bp: terms.percentBp,
    amount_cents: terms.amountCents,
    amounts: amountsIn(wellFormed(terms.amounts, terms.code))
      .map(({ text }) => text)
      .join(', '),
    starts_at: isoOrNull(terms.startsAt),
    ends_at: isoOrNull(terms.endsAt),
    most_uses: terms.mostUses,
    most_per_mailbox: terms.mostPerMailbox,
    first_order: terms.firstOrder,
    places: terms.places.join(' '),
    below_floor: terms.belowFloor,
    note: terms.note,
  };
}

/** The terms that decide what a code does to prices. */
type Reducing = Pick<
  PromotionCode,
  'percentBp' | 'amountCents' | 'amounts' | 'places' | 'belowFloor' | 'mostUses'
>;

/** What terms do among the plans on sale, at current prices. An amount counts in the currency in which it is worth most today. */
export async function reachOf(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { percentBp, amountCents, amounts, places, belowFloor, mostUses }: Reducing,
): Promise<z.infer<typeof reachSchema>> {
  const [{ plans }, newest] = [await plansToPrice(db.db), await newestList(db.db)];
  const pricing = { rules: inForceAt(newest.rules, now()), belowFloor: newest.belowFloor };
  const takings = takingsOf(settings);
  const promised = {
    percent_bp: percentBp,
    amount_cents: amountCents === null ? null : Math.max(amountCents, ...(await worthOf(db.db, amounts))),
  };
  const meant = pricePlans(plans, pricing, takings)
    .filter(
      ({ isSold, countryCode, part }) =>
        isSold && (places.length === 0 || places.includes(countryCode) || places.includes(part ?? '')),
    )
    .map((plan) => {
      const { price, floor, leastRetailCents: leastRetail = null, wholesaleCents: wholesale } = plan;
      const of = { price, floor, leastRetail, wholesale, takings, rate: BASE_RATE };
      const off = discountOn(of, { ...promised, below_floor: belowFloor });
      const margin = marginOf(price - off, wholesale, takings);
      return {
        plan,
        off,
        isShort: off < promisedOn(price, promised, BASE_RATE),
        sold: { price: price - off, margin, share: marginShare(margin, netPrice(price - off, takings)) },
        isLoss: off > 0 && margin < 0,
        isBelow: off > 0 && floor !== null && price - off < floor,
      };
    });
  const worst = meant.toSorted((a, b) => a.sold.share - b.sold.share)[0];
  const most = meant.reduce((largest, { off }) => Math.max(largest, off), 0);
  return {
    plans: meant.length,
    short: meant.filter(({ isShort }) => isShort).length,
    below_cost: meant.filter(({ isLoss }) => isLoss).length,
    below_floor: meant.filter(({ isBelow }) => isBelow).length,
    losing: meant.filter(({ isLoss, isBelow }) => isLoss || isBelow).length,
    worst: worst
      ? { ...planIn(worst.plan), price: baseAmountOf(worst.plan.price), sold: earningIn(worst.sold) }
      : null,
    cap: mostUses === null ? null : baseAmountOf(most * mostUses),
  };
}

/** Amounts in dollars by the newest rates; a currency without a rate sells nothing. */
async function worthOf(db: Db, amounts: PromotionCode['amounts']): Promise<number[]> {
  if (amounts instanceof Malformed || Object.keys(amounts).length === 0) return [];
  const rates = await newestRates(db);
  return LOCAL_CURRENCIES.flatMap((code) => {
    const [minor, rate] = [amounts[code], rates.get(code)];
    return minor === undefined || !rate ? [] : Math.round(minor / minorPerCent(rate));
  });
}
