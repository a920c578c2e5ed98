import { z } from 'zod';

import { JUMPS, sellsAtOldPrice } from '../../../domain/operators/pricing/price-jump.ts';
import { settleCases } from '../../alerts/watch.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { allPlaces, calledOf } from '../../catalog/overrides/places.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import { decideHeld, heldPrices, markOf, subjectOf } from '../../pricing/held-prices.ts';
import { actor } from '../../staff/acting.ts';
import { baseAmountOf, amountSchema, iso, moment, verb, reason } from '../parts/verb.ts';

/** The prices to decide together; in a case, its subject. */
const subject = z.string().trim().min(1).max(400);

export const prices_held = verb({
  permission: 'prices.read',
  summary: 'List wholesale prices that jumped and wait for approval; of long lists the first ones',
  changes: false,
  input: z.object({
    subject: subject.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(50),
  }),
  output: z.object({
    count: z.int(),
    /** Identifies the prices held now; callers who decide send what they saw. */
    seen: z.string(),
    prices: z.array(
      z.object({
        subject: z.string(),
        wholesaler: z.string(),
        bundle_name: z.string(),
        plan: z.string(),
        place_names: z.array(z.string()),
        /** Null for a new bundle. */
        published: amountSchema.nullable(),
        held: amountSchema,
        why: z.enum(JUMPS),
        /** Whether it is still sold at the old price. */
        is_sold: z.boolean(),
        /** `kept`: an operator decided to keep the old price. */
        state: z.enum(['waiting', 'kept']),
        at: moment,
      }),
    ),
  }),
  async run({ deps }, { subject: of, limit }) {
    const { db } = deps.db;
    const found = await heldPrices(db, of);
    const names = new Map((await allPlaces(db)).map((place) => [place.code, calledOf(place)]));
    return {
      count: found.length,
      seen: markOf(found),
      prices: found.slice(0, limit).map((price) => ({
        subject: subjectOf(price),
        wholesaler: price.wholesaler,
        bundle_name: price.bundleName,
        plan: planCalled(deps.catalog.current(), price.bundleName),
        place_names: price.places.map((code) => names.get(code) ?? code),
        published: price.publishedCents === null ? null : baseAmountOf(price.publishedCents),
        held: baseAmountOf(price.seenCents),
        why: price.why,
        is_sold: sellsAtOldPrice(price.why),
        state: price.state,
        at: iso(price.seenAt),
      })),
    };
  },
});

export const price_decide = verb({
  permission: 'prices.change',
  summary: 'Accept or reject a wholesale price that jumped, or all that jumped together',
  changes: true,
  input: z.object({
    subject,
    accept: z.boolean(),
    reason,
    /** The `seen` of `prices_held`; left out at the command line. */
    seen: z.string().max(40).optional(),
  }),
  output: z.object({ prices: z.int() }),
  async run({ deps, by }, { subject: of, accept, reason, seen = null }) {
    const prices = await deps.db.db.transaction(async (tx) => {
      const decided = await decideHeld(tx, { subject: of, accept, seen, now: deps.now() });
      const [first] = decided.prices;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: accept ? 'wholesale price accepted' : 'wholesale price kept out',
        why: reason,
        subject: of,
        before: { wholesale_cents: first?.publishedCents ?? null },
        after: {
          prices: decided.prices.length,
          plan: first ? planCalled(deps.catalog.current(), first.bundleName) : null,
          [accept ? 'wholesale_cents' : 'kept_out_cents']: first?.seenCents ?? null,
          ...(accept && { revision: decided.revision }),
        },
      });
      return decided.prices.length;
    });
    await deps.catalog.refresh();
    await settleCases(deps, ['price_jump', 'below_floor']);
    return { prices };
  },
});
