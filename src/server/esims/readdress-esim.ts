import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { userEsimTable } from './tables.ts';

/** Writes another address onto a purchase's eSIM, if it has one by now. */
export async function readdressEsim(tx: Tx, purchaseId: string, email: string): Promise<void> {
  const { billingDetails } = userEsimTable;
  await tx
    .update(userEsimTable)
    .set({ billingDetails: sql`${billingDetails} || jsonb_build_object('email', ${email}::text)` })
    .where(eq(userEsimTable.purchaseId, purchaseId));
}
