import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import { lookAtEsim } from './look-at-esim.ts';
import { esimTable, userEsimTable } from './tables.ts';

/** One sweep; what is left waits for the next. */
const BATCH = 30;
/** Who claimed an eSIM and died leaves it alone for this long. */
const CLAIM_SECONDS = 120;
const AFTER_FAILURE_MINUTES = { busy: 1, unreachable: 10, refused: 24 * 60 };

/** Looks at an eSIM if it is due; many callbacks thus cost one look. */
export async function lookWhenDue(deps: Deps, iccid: string): Promise<void> {
  await lookOnce(deps, iccid);
}

/** The slow net behind the callbacks: looks at the eSIMs that are due, longest waiting first, within its share of calls. */
export async function pollDueEsims(deps: Deps): Promise<number> {
  const due = await deps.db.db
    .select({ iccid: esimTable.iccid })
    .from(esimTable)
    .where(lte(esimTable.nextLookAt, deps.now()))
    .orderBy(esimTable.nextLookAt)
    .limit(BATCH);
  let looked = 0;
  for (const { iccid } of due) {
    const outcome = await lookOnce(deps, iccid);
    if (outcome === 'busy') break;
    if (outcome === 'looked') looked++;
  }
  return looked;
}

type Outcome = 'looked' | 'not due' | keyof typeof AFTER_FAILURE_MINUTES;

async function lookOnce(deps: Deps, iccid: string): Promise<Outcome> {
  if (!(await claim(deps, iccid))) return 'not due';
  try {
    await lookAtEsim(deps, iccid, 'background');
    return 'looked';
  } catch (error) {
    const outcome = failureOf(error);
    if (outcome === null) throw error;
    const isGone = outcome === 'refused' && (await isReturned(deps, iccid));
    if (!isGone) deps.log.warn({ err: error, iccid }, 'an eSIM cannot be looked at now');
    const again = new Date(deps.now().getTime() + AFTER_FAILURE_MINUTES[outcome] * 60_000);
    await deps.db.db
      .update(esimTable)
      .set({ nextLookAt: isGone ? null : again })
      .where(eq(esimTable.iccid, iccid));
    return outcome;
  }
}

/** Whether all that was bought for an eSIM was taken back: it may be the wholesaler's again, and is nobody's to look at. */
async function isReturned({ db }: Deps, iccid: string): Promise<boolean> {
  const [kept] = await db.db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(
      and(
        eq(userEsimTable.iccid, iccid),
        or(isNull(userEsimTable.status), ne(userEsimTable.status, 'cancelled')),
      ),
    )
    .limit(1);
  return kept === undefined;
}

async function claim(deps: Deps, iccid: string): Promise<boolean> {
  const now = deps.now();
  const claimed = await deps.db.db
    .update(esimTable)
    .set({ nextLookAt: new Date(now.getTime() + CLAIM_SECONDS * 1000) })
    .where(and(eq(esimTable.iccid, iccid), lte(esimTable.nextLookAt, now)))
    .returning({ iccid: esimTable.iccid });
  return claimed.length > 0;
}

function failureOf(error: unknown): keyof typeof AFTER_FAILURE_MINUTES | null {
  if (error instanceof ProviderBusy) return 'busy';
  if (error instanceof ProviderUnreachable) return 'unreachable';
  return error instanceof ProviderRefused ? 'refused' : null;
}
