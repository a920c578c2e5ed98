import { z } from 'zod';

import { promotionName } from '../../../domain/operators/pricing/promotion-schema.ts';
import { auditAbout } from '../../audit/record-audit.ts';
import {
  countPromotions,
  listPromotions,
  PROMOTION_STATES,
  promotionNamed,
} from '../../promotions/promotions.ts';
import { operatorsById } from '../../staff/operators.ts';
import { auditFacts, shownFacts } from '../parts/audit-facts.ts';
import { counted, countOf, iso, moment, pageAfter, placeIn, placeOf, timeSort, verb } from '../parts/verb.ts';
import { promotionSchema, promotionsIn, reachOf, reachSchema } from './promotion-facts.ts';

/** The most audit entries shown. */
const MAX_ACTS = 50;

export const promotions = verb({
  permission: 'prices.read',
  summary: 'List promotion codes with their terms and uses, newest or oldest first',
  changes: false,
  input: z.object({
    state: z.enum(PROMOTION_STATES).optional(),
    sort: timeSort,
    after: pageAfter,
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  output: z.object({ promotions: z.array(promotionSchema), next: z.string().nullable(), ...counted }),
  async run({ deps }, { sort, after, limit, state }) {
    const { db } = deps.db;
    const place = after === undefined ? null : placeIn(after, 'promotions');
    const now = deps.now();
    const rows = await listPromotions(db, { state, now }, { after: place, limit: limit + 1, sort });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      promotions: await promotionsIn(db, shown, now),
      next: last ? placeOf({ at: last.createdAt, id: last.id }) : null,
      ...(await countOf({ place, next: last, rows: shown }, () => countPromotions(db, { state, now }))),
    };
  },
});

export const promotion = verb({
  permission: 'prices.read',
  summary: 'Show a promotion code and who changed it',
  changes: false,
  input: z.object({ code: promotionName }),
  output: promotionSchema.extend({
    reach: reachSchema,
    acts: z.array(
      z.object({
        id: z.int(),
        at: moment,
        operator: z.string().nullable(),
        what: z.string(),
        why: z.string(),
        before: auditFacts,
        after: auditFacts,
      }),
    ),
  }),
  async run({ deps }, { code }) {
    const { db } = deps.db;
    const named = await promotionNamed(db, code);
    const [facts] = await promotionsIn(db, [named], deps.now());
    if (!facts) throw new Error(`the code ${code} is gone`);
    const acts = await auditAbout(db, `code ${code}`, MAX_ACTS);
    const operators = await operatorsById(
      db,
      acts.flatMap(({ operatorId }) => operatorId ?? []),
    );
    return {
      ...facts,
      reach: await reachOf(deps, named),
      acts: acts.map(({ id, at, operatorId, what, why, before, after }) => ({
        id,
        at: iso(at),
        operator: operators.get(operatorId ?? '')?.email ?? null,
        what,
        why,
        before: shownFacts(before),
        after: shownFacts(after),
      })),
    };
  },
});
