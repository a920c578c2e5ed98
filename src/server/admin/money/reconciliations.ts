import { z } from 'zod';

import { OUTCOMES } from '../../../domain/operators/reconciliation.ts';
import { settleCases } from '../../alerts/watch.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Malformed } from '../../db/json-column.ts';
import type { Deps } from '../../deps.ts';
import {
  reconcile,
  listReconciliations,
  readReconciliation,
  USUAL_HOURS,
} from '../../reconciliation/reconciliations.ts';
import type { Side, Sum } from '../../reconciliation/side.ts';
import type { Reconciliation } from '../../reconciliation/tables.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import { nextPage, pageAfter, pageLimit, pageOf } from '../parts/pages.ts';
import { amountOf, baseAmountOf, amountSchema, iso, moment, verb } from '../parts/verb.ts';

const MAX_HOURS = 24 * 90;

/** `amounts`: one for each currency; none if they are not known. */
const sumSchema = z.object({ count: z.int(), amounts: z.array(amountSchema) });

const reconciliationSchema = z.object({
  id: z.uuid(),
  at: moment,
  /** How far back the reconciliation looked. */
  since: moment,
  /** Who started it: an operator's address, or the command line with its user; null for the daily job. */
  by: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  sides: z.array(
    z.object({
      name: z.string(),
      theirs: sumSchema.nullable(),
      ours: sumSchema,
      differences: z.array(z.string()),
      /** Why the reconciliation failed. */
      failed: z.string().nullable(),
    }),
  ),
});

export const reconciliations = verb({
  permission: 'money.read',
  summary: 'List reconciliations of our records with those of each provider, newest first',
  changes: false,
  input: z.object({ after: pageAfter, limit: pageLimit.default(30) }),
  output: z.object({ reconciliations: z.array(reconciliationSchema), ...nextPage }),
  async run({ deps }, { after, limit }) {
    const { rows, next } = await pageOf(
      'reconciliations',
      { after, limit },
      (page) => listReconciliations(deps.db.db, page),
      (row) => row,
    );
    return { reconciliations: await factsOf(deps, rows), next };
  },
});

export const reconciliation = verb({
  permission: 'money.read',
  summary: 'Show one reconciliation',
  changes: false,
  input: z.object({ id: z.uuid() }),
  output: reconciliationSchema,
  async run({ deps }, { id }) {
    return one(deps, await readReconciliation(deps.db.db, id));
  },
});

export const reconciliation_run = verb({
  permission: 'reconciliation.run',
  summary: 'Reconcile our records with those of each provider now, and store the result',
  changes: true,
  input: z.object({ hours: z.number().positive().max(MAX_HOURS).default(USUAL_HOURS) }),
  output: reconciliationSchema,
  async run({ deps, by }, { hours }) {
    const compared = await reconcile(deps, by, hours);
    const { id, outcome } = compared;
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'reconciled',
      why: '',
      subject: `reconciliation ${id}`,
      after: { hours, outcome },
    });
    await settleCases(deps, ['books_differ']);
    return one(deps, compared);
  },
});

async function one(deps: Deps, row: Reconciliation) {
  const [facts] = await factsOf(deps, [row]);
  if (!facts) throw new Error(`reconciliation ${row.id} has no facts`);
  return facts;
}

async function factsOf(
  { db }: Deps,
  rows: readonly Reconciliation[],
): Promise<z.infer<typeof reconciliationSchema>[]> {
  const people = await operatorsById(
    db.db,
    rows.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return rows.map(({ id, at, since, operatorId, origin, outcome, sides }) => ({
    id,
    at: iso(at),
    since: iso(since),
    by: operatorId === null ? origin : (people.get(operatorId)?.email ?? origin),
    outcome,
    sides: (sides instanceof Malformed ? [unreadable(sides)] : sides).map(
      ({ name, theirs, ours, differences, failed }) => ({
        name,
        theirs: theirs && sumOf(theirs),
        ours: sumOf(ours),
        differences,
        failed,
      }),
    ),
  }));
}

/** A reconciliation that cannot be read any more, as one that failed. */
function unreadable({ column, why }: Malformed): Side {
  return { name: column, theirs: null, ours: { count: 0, cents: null }, differences: [], failed: why };
}

function sumOf({ count, cents, others = {} }: Sum): z.infer<typeof sumSchema> {
  const beside = Object.entries(others).map(([currency, minor]) => amountOf(minor, currency));
  const isBase = cents !== null && (cents !== 0 || beside.length === 0);
  return { count, amounts: [...(isBase ? [baseAmountOf(cents)] : []), ...beside] };
}
