import { z } from 'zod';

import { entriesSince, recordAudit } from '../../audit/record-audit.ts';
import { withinTime } from '../../core/within-time.ts';
import { readPayouts } from '../../payments/payouts/read-payouts.ts';
import { countWithoutFee, readFees } from '../../payments/read-fees.ts';
import { actor } from '../../staff/acting.ts';
import { verb } from '../parts/verb.ts';

/** The audit's word for it. */
const READ = 'fees and payouts read';
/** One process after another may ask; together they do not ask more often. */
const AGAIN_SECONDS = 30;
/** Payments and payouts that somebody waits for; jobs read the rest. */
const FEES = 50;
const PAYOUTS = 3;
const WITHIN_MS = 12_000;

export const processors_read = verb({
  permission: 'reconciliation.run',
  summary: 'Read fees and payouts from the processors now',
  changes: true,
  input: z.object({}),
  output: z.object({
    /** False if it was done a moment ago. */
    read: z.boolean(),
    /** False if the processors were too slow to wait for: the reading goes on. */
    done: z.boolean(),
    /** Number of payments and refunds whose fee nobody knows yet. */
    unread: z.int(),
  }),
  async run({ deps, by }) {
    const { db } = deps.db;
    const since = new Date(deps.now().getTime() - AGAIN_SECONDS * 1000);
    const before = await entriesSince(db, [READ], since);
    let done = true;
    if (before.length === 0) {
      await recordAudit(deps, db, { ...actor(by), what: READ, why: '' });
      const reading = async () => {
        await readFees(deps, FEES, AGAIN_SECONDS);
        await readPayouts(deps, PAYOUTS);
        return true;
      };
      done = await withinTime(
        reading().catch((error: unknown) => {
          deps.log.warn({ err: error }, 'fees and payouts were not read');
          return false;
        }),
        WITHIN_MS,
        false,
      );
    }
    return { read: before.length === 0, done, unread: await countWithoutFee(db) };
  },
});
