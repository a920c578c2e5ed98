import { sql } from 'drizzle-orm';

import type { Finding } from '../core/finding.ts';
import type { DbOrTx } from '../db/database.ts';
import { Malformed } from '../db/json-column.ts';
import { doctorCheckTable } from './tables.ts';

/** What was found about a part, and when. */
export interface Checked {
  findings: Finding[];
  at: Date;
}

/** Stores the findings of some parts, each in place of its older ones. */
export async function storeChecks(
  db: DbOrTx,
  parts: ReadonlyMap<string, Finding[]>,
  checkedAt: Date,
): Promise<void> {
  const rows = [...parts].map(([part, findings]) => ({ part, findings, checkedAt }));
  if (rows.length === 0) return;
  await db
    .insert(doctorCheckTable)
    .values(rows)
    .onConflictDoUpdate({
      target: doctorCheckTable.part,
      set: { findings: sql`excluded.findings`, checkedAt: sql`excluded.checked_at` },
    });
}

/** The newest findings of each part that was ever checked. */
export async function readChecks(db: DbOrTx): Promise<Map<string, Checked>> {
  const rows = await db.select().from(doctorCheckTable);
  return new Map(
    rows.flatMap(({ part, findings, checkedAt }) =>
      findings instanceof Malformed ? [] : [[part, { findings, at: checkedAt }] as const],
    ),
  );
}
