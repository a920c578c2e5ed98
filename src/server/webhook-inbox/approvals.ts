import { and, eq, sql } from 'drizzle-orm';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/**
 * Whether a processor has reported this again after that time, by its own clock. An earlier report has its own event, which may
 * be created and arrive late: so one event alone is never a newer report. The payment itself does not tell: its update time
 * changes for more than approvals, and is often missing.
 */
export async function isReportedSince(
  db: DbOrTx,
  about: { provider: ProcessorName; type: string; reference: string },
  time: Date,
): Promise<boolean> {
  const { provider, type, reference, occurredAt } = webhookReceiptTable;
  const [told] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newer: sql<number>`count(*) filter (where ${occurredAt} > ${time.toISOString()})::int`,
    })
    .from(webhookReceiptTable)
    .where(
      and(
        eq(provider, about.provider),
        // Spelled out: the partial index covers only these rows, and a parameter would hide that from the planner.
        sql`${type} = '${sql.raw(about.type)}'`,
        eq(reference, about.reference),
      ),
    );
  return told !== undefined && told.count > 1 && told.newer > 0;
}
