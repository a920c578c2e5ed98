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
import { counted, nextPage, pageOf, sortedPages } from '../parts/pages.ts';
import { iso, moment, verb } from '../parts/verb.ts';
import { promotionSchema, promotionsIn, reachOf, reachSchema } from './promotion-facts.ts';

/** The most audit entries shown. */
const MAX_ACTS = 50;

export const promotions = verb({
  permission: 'prices.read',
  summary: 'List promotion codes with their terms and uses, newest or oldest first',
  changes: false,
  input: z.object({
    state: z.enum(PROMOTION_STATES).optional(),
    ...sortedPages,
  }),
  output: z.object({ promotions: z.array(promotionSchema), ...nextPage, ...counted }),
  async run({ deps }, { sort, after, limit, state }) {
    const { db } = deps.db;
    const now = deps.now();
    const { rows, next, countAll } = await pageOf(
      'promotions',
      { after, limit },
      (page) => listPromotions(db, { state, now }, { ...page, sort }),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    return {
      promotions: await promotionsIn(db, rows, now),
      next,
      ...(await countAll(() => countPromotions(db, { state, now }))),
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
