import { z } from 'zod';

import {
  promotionFaults,
  promotionName,
  promotionTerms,
} from '../../../domain/operators/pricing/promotion-schema.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import { plansToPrice } from '../../catalog/plans-to-price.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import {
  changePromotion,
  endPromotion,
  makePromotion,
  promotionNamed,
  type PromotionTerms,
} from '../../promotions/promotions.ts';
import type { PromotionCode } from '../../promotions/tables.ts';
import { actor } from '../../staff/acting.ts';
import { verb, type VerbCall, reason } from '../parts/verb.ts';
import { confirm } from '../prices/price-facts.ts';
import { mustBeConfirmed } from '../prices/price-preview.ts';
import { promotionSchema, promotionsIn, reachOf, reachSchema, termsIn } from './promotion-facts.ts';

const named = { code: promotionName, reason, confirm };
/** The version that the caller saw; left out at the command line. */
const target = { ...named, version: z.int().positive().optional() };

/** The code with its reach, for the operator who made or changed it. */
const changedSchema = promotionSchema.extend({ reach: reachSchema });
type Changed = z.infer<typeof changedSchema>;

export const promotion_preview = verb({
  permission: 'prices.read',
  summary:
    'Preview what a promotion code with these terms would do; it changes nothing, and is a POST because terms fit no address',
  changes: true,
  input: z.object(promotionTerms),
  output: reachSchema,
  run: async ({ deps }, typed) => reachOf(deps, await termsOf(deps.db.db, typed)),
});

export const promotion_create = verb({
  permission: 'prices.change',
  summary: 'Create a promotion code that is valid at once or from a given time',
  changes: true,
  input: z.object({ ...named, ...promotionTerms }),
  output: changedSchema,
  async run(call, { code, reason, confirm: confirmed, ...typed }) {
    const { deps, by } = call;
    const terms = await termsOf(deps.db.db, typed);
    await mustNotLose(call, terms, confirmed);
    return shown(call, async (tx) => {
      const made = { ...terms, code, operatorId: by.operatorId, createdAt: deps.now() };
      const promotion = await makePromotion(tx, made);
      await note(call, tx, 'code made', reason, [null, promotion]);
      return promotion;
    });
  },
});

export const promotion_change = verb({
  permission: 'prices.change',
  summary:
    'Replace all terms of a promotion code; buyers who have started to pay keep the old ones for an hour',
  changes: true,
  input: z.object({ ...target, ...promotionTerms }),
  output: changedSchema,
  async run(call, { code, version, reason, confirm: confirmed, ...typed }) {
    const terms = await termsOf(call.deps.db.db, typed);
    await mustNotLose(call, terms, confirmed);
    return change(call, { code, version, what: 'code changed', reason }, (tx, seen) =>
      changePromotion(tx, seen, terms),
    );
  },
});

export const promotion_end = verb({
  permission: 'prices.change',
  summary: 'End a promotion code now; buyers who have started to pay keep it for an hour',
  changes: true,
  input: z.object(target).omit({ confirm: true }),
  output: changedSchema,
  run: (call, { code, version, reason }) =>
    change(call, { code, version, what: 'code ended', reason }, endPromotion),
});

interface Change {
  code: string;
  version: number | undefined;
  what: string;
  reason: string;
}

function change(
  call: VerbCall,
  { code, version, what, reason }: Change,
  act: (tx: Tx, seen: Pick<PromotionCode, 'id' | 'version'>) => Promise<PromotionCode>,
): Promise<Changed> {
  return shown(call, async (tx) => {
    const before = await promotionNamed(tx, code);
    const after = await act(tx, { id: before.id, version: version ?? before.version });
    await note(call, tx, what, reason, [before, after]);
    return after;
  });
}

/** @throws Problem `unconfirmed_prices` if plans would be sold at a loss or below their floor, which the caller has not confirmed */
async function mustNotLose(
  { deps }: VerbCall,
  terms: PromotionTerms,
  confirmed: number | undefined,
): Promise<void> {
  const { losing } = await reachOf(deps, terms);
  mustBeConfirmed(losing > 0 ? { count: losing } : null, confirmed);
}

async function shown({ deps }: VerbCall, act: (tx: Tx) => Promise<PromotionCode>): Promise<Changed> {
  const { db } = deps.db;
  const changed = await db.transaction(act);
  const [facts] = await promotionsIn(db, [changed], deps.now());
  if (!facts) throw new Error('the code is gone');
  return { ...facts, reach: await reachOf(deps, changed) };
}

async function note(
  { deps, by }: VerbCall,
  tx: Tx,
  what: string,
  reason: string,
  [before, after]: [PromotionCode | null, PromotionCode],
): Promise<void> {
  await recordAudit(deps, tx, {
    ...actor(by),
    what,
    why: reason,
    subject: `code ${after.code}`,
    ...factsOf(before && termsIn(before), termsIn(after)),
  });
}

type Terms = ReturnType<typeof termsIn>;

/** The changed terms; for a new code, all that are set. */
function factsOf(before: Terms | null, after: Terms): Pick<AuditEntry, 'before' | 'after'> {
  const names = (Object.keys(after) as (keyof Terms)[]).filter((name) =>
    before
      ? before[name] !== after[name]
      : after[name] !== null && after[name] !== '' && after[name] !== false,
  );
  const some = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]]));
  return { ...(before && { before: some(before) }), after: some(after) };
}

/** @throws Problem `invalid_field` if the terms contradict each other, or name a place that is not on sale */
async function termsOf(
  db: DbOrTx,
  typed: z.output<z.ZodObject<typeof promotionTerms>>,
): Promise<PromotionTerms> {
  const [fault] = promotionFaults(typed);
  if (fault) throw wrong(fault.field, fault.words);
  const { places } = typed.places.length > 0 ? await plansToPrice(db) : { places: [] };
  const stranger = typed.places.find((place) => !places.some(({ of }) => of === place));
  if (stranger !== undefined) throw wrong('places', `Nothing is sold for ${stranger}.`);
  const at = (moment: string | null) => (moment === null ? null : new Date(moment));
  return {
    percentBp: typed.percent_bp,
    amountCents: typed.amount_cents,
    amounts: typed.amounts,
    startsAt: at(typed.starts_at),
    endsAt: at(typed.ends_at),
    mostUses: typed.most_uses,
    mostPerMailbox: typed.most_per_mailbox,
    firstOrder: typed.first_order,
    places: [...new Set(typed.places)],
    belowFloor: typed.below_floor,
    note: typed.note,
  };
}

function wrong(field: string, words: string): Problem {
  return new Problem('invalid_field', { path: [field], fault: 'rule', words });
}
