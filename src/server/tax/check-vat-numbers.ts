import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';

import { readEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { Deps } from '../deps.ts';
import { registeredTo } from './business.ts';
import { type PurchaseTax, purchaseTaxTable } from './tables.ts';
import { askVies } from './vies.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 50;
/** Which states are away for longer than this is not known of any. */
const GIVE_UP_MS = 30 * 24 * HOUR_MS;

const { purchaseId, vatStanding, vatCheckAt, decidedAt } = purchaseTaxTable;

/**
 * Asks VIES again about the numbers of buyers who were charged because nobody could say. Safe to repeat; each number is asked
 * about more and more rarely, for a month. Returns whether anything became known.
 */
export async function checkVatNumbers(deps: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>): Promise<boolean> {
  const due = await deps.db.db
    .select()
    .from(purchaseTaxTable)
    .where(and(eq(vatStanding, 'unknown'), lte(vatCheckAt, deps.now()), isNotNull(decidedAt)))
    .orderBy(asc(vatCheckAt))
    .limit(AT_ONCE);
  let isKnown = false;
  for (const row of due) if (await check(deps, row)) isKnown = true;
  return isKnown;
}

async function check(
  { db, settings, now, log }: Pick<Deps, 'db' | 'settings' | 'now' | 'log'>,
  row: PurchaseTax,
): Promise<boolean> {
  const number = readEuVatNumber(row.vatNumber ?? '');
  if (!number) return false;
  const said = await askVies(settings, number);
  const { standing, answer, consultation } = said;
  const isUnknown = standing === 'unknown';
  if (isUnknown) log.warn({ purchaseId: row.purchaseId, answer }, 'a VAT number could not be checked');
  const at = now();
  await db.db
    .update(purchaseTaxTable)
    .set({
      vatStanding: standing,
      vatAnswer: answer,
      vatConsultation: consultation,
      ...registeredTo(settings, { ...said, number }),
      vatCheckedAt: at,
      vatCheckAt: isUnknown ? nextCheck(row, at) : null,
    })
    .where(and(eq(purchaseId, row.purchaseId), eq(vatStanding, 'unknown')));
  return !isUnknown;
}

/** After a tenth of the time that has passed, and an hour at least. */
function nextCheck({ decidedAt: since, createdAt }: PurchaseTax, at: Date): Date | null {
  const age = at.getTime() - (since ?? createdAt).getTime();
  return age > GIVE_UP_MS ? null : new Date(at.getTime() + Math.max(HOUR_MS, age / 10));
}
