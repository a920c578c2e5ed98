import { z } from 'zod';

import { LOCAL_CURRENCIES } from '../../../domain/operators/pricing/currency-schema.ts';
import { discountOn, promisedOn } from '../../../domain/operators/pricing/discount.ts';
import { BASE_RATE } from '../../../domain/operators/pricing/local-price.ts';
import { pricePlans } from '../../../domain/operators/pricing/price-plan.ts';
import { inForceAt } from '../../../domain/operators/pricing/price-rules.ts';
import type { PromotionAmounts } from '../../../domain/operators/pricing/promotion-schema.ts';
import { plansToPrice } from '../../catalog/plans-to-price.ts';
import type { DbOrTx } from '../../db/database.ts';
import { Malformed, wellFormed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import { newestList } from '../../pricing/price-lists.ts';
import type { PromotionCode } from '../../promotions/tables.ts';
import { operatorsById } from '../../staff/operators.ts';
import { takingsOf } from '../../tax/takings.ts';
import { type Amount, amountOf, baseAmountOf, amountSchema, iso, isoOrNull, moment } from '../parts/verb.ts';

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

/** Number of plans the code applies to now, and how many of them allow only part of the discount. */
export const reachSchema = z.object({ plans: z.int(), short: z.int() });

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

/** Among the plans on sale, at current prices. */
export async function reachOf(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { places, below_floor, percent_bp, amount }: PromotionFacts,
): Promise<z.infer<typeof reachSchema>> {
  const [{ plans }, newest] = [await plansToPrice(db.db), await newestList(db.db)];
  const pricing = { rules: inForceAt(newest.rules, now()), belowFloor: newest.belowFloor };
  const takings = takingsOf(settings);
  const promised = { percent_bp, amount_cents: amount?.cents ?? null };
  const meant = pricePlans(plans, pricing, takings).filter(
    ({ isSold, countryCode, part }) =>
      isSold && (places.length === 0 || places.includes(countryCode) || places.includes(part ?? '')),
  );
  const short = meant.filter(({ price, floor, wholesaleCents: wholesale }) => {
    const off = discountOn(
      { price, floor, wholesale, takings, rate: BASE_RATE },
      { ...promised, below_floor },
    );
    return off < promisedOn(price, promised, BASE_RATE);
  });
  return { plans: meant.length, short: short.length };
}
