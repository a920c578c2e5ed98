import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { addList, listOfVersion, newestList } from '../../pricing/price-lists.ts';
import { actor } from '../../staff/acting.ts';
import { verb, type VerbCall, reason } from '../parts/verb.ts';
import { confirm, wantedRules } from './price-facts.ts';
import { mustBeConfirmed, previewOf } from './price-preview.ts';

/** The newest version that the caller saw; left out at the command line. */
const seen = z.int().min(1).optional();

const publishedSchema = z.object({
  /** The newest version now. */
  version: z.int(),
  /** False if the newest list was the same already. */
  published: z.boolean(),
  /** Number of prices that changed. */
  count: z.int(),
});

const publishInput = z.object({ ...wantedRules, reason, seen, confirm });

export const price_publish = verb({
  permission: 'prices.change',
  summary:
    'Publish price rules, which apply within two seconds; whoever has begun to pay keeps the quoted price for an hour',
  changes: true,
  input: publishInput,
  output: publishedSchema,
  run: (call, input) => publish(call, input, {}),
});

export const price_undo = verb({
  permission: 'prices.change',
  summary: 'Restore the price rules of an older version',
  changes: true,
  input: z.object({ version: z.int().min(1), reason, seen, confirm }),
  output: publishedSchema,
  async run(call, { version, ...input }) {
    const { rules, belowFloor } = await listOfVersion(call.deps.db.db, version);
    return publish(call, { ...input, rules, below_floor: belowFloor }, { as_version: version });
  },
});

async function publish(
  call: VerbCall,
  { rules, below_floor: belowFloor, reason, seen, confirm: confirmed }: z.output<typeof publishInput>,
  beside: { as_version?: number },
): Promise<z.infer<typeof publishedSchema>> {
  const { deps, by } = call;
  const { changes, alarm, upon } = await previewOf(call, { rules, below_floor: belowFloor });
  if (seen !== undefined && seen !== upon) throw new Problem('changed_by_another');
  mustBeConfirmed(alarm, confirmed);
  const published = await deps.db.db.transaction(async (tx) => {
    const before = await newestList(tx);
    const { operatorId } = by;
    const list = await addList(tx, { rules, belowFloor, why: reason, operatorId, upon });
    if (list.version === before.version) return { version: list.version, published: false, count: 0 };
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'prices published',
      why: reason,
      subject: `price list ${list.version}`,
      before: { version: before.version, rules: before.rules.length, below_floor: before.belowFloor },
      after: {
        version: list.version,
        rules: list.rules.length,
        below_floor: belowFloor,
        prices_changed: changes.length,
        ...(changes[0]?.after && { lowest_margin_cents: changes[0].after.margin }),
        ...(alarm && { confirmed: alarm.count }),
        ...beside,
      },
    });
    return { version: list.version, published: true, count: changes.length };
  });
  await deps.catalog.refresh();
  return published;
}
