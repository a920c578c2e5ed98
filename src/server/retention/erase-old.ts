import { RETENTION, type Span, spanBefore } from '../../domain/retention.ts';
import { forgetNotes } from '../alerts/forget-notes.ts';
import { forgetMissed } from '../catalog/missed/missed-searches.ts';
import type { Deps } from '../deps.ts';
import { eraseDrafts } from '../draft-orders/draft-orders.ts';
import { forgetImports } from '../draft-orders/order-imports.ts';
import { forgetRequests } from '../enterprise/forget-requests.ts';
import { usersLastSeenBy } from '../identity/users.ts';
import { forgetMails } from '../mail/queries.ts';
import { forgetPlaces } from '../tax/place-facts.ts';
import { forgetFits } from '../top-ups/check-top-up.ts';
import { forgetReceipts } from '../webhook-inbox/forget-receipts.ts';
import { deleteAccountAlone } from './delete-account.ts';
import { erasePurchases } from './erase-purchases.ts';
import { forgetMerges } from './forget-merges.ts';

/** A run ends before its job counts as dead and is started again; another job does the rest. */
const RUN_MS = 45_000;
/** Accounts per batch. */
const BATCH = 100;

/**
 * Keeps the privacy policy's promises: erases personal data after the promised time, and deletes the network's old answers that
 * are no longer used. Works in batches; the next job does what exceeds one run. Safe to run at any time, and several times at
 * once.
 */
export async function eraseOld(deps: Deps, { runMs = RUN_MS } = {}): Promise<void> {
  const until = performance.now() + runMs;
  const erased: Record<string, number> = {};
  let isDone = true;
  for (const [what, eraseSome] of Object.entries(STEPS)) {
    let found = 0;
    // At least a batch each, so that every job makes progress.
    do {
      found = await eraseSome(deps);
      erased[what] = (erased[what] ?? 0) + found;
    } while (found > 0 && performance.now() < until);
    isDone &&= found === 0;
  }
  if (Object.values(erased).some((count) => count > 0))
    deps.log.info(erased, 'erased what was kept long enough');
  if (!isDone) await deps.queue.send('retention.erase', {});
}

/** Each erases a batch of one kind and returns how many it found; 0 if nothing is left. */
const STEPS: Record<string, (deps: Deps) => Promise<number>> = {
  accounts: eraseAccounts,
  purchases: erasePurchases,
  requests: (deps) => forgetRequests(deps.db.db, before(deps, RETENTION.enterpriseRequest)),
  drafts: (deps) => eraseDrafts(deps.db.db, before(deps, RETENTION.enterpriseRequest), deps.now()),
  files: (deps) => forgetImports(deps.db.db, before(deps, RETENTION.orderFile)),
  mails: (deps) => forgetMails(deps.db.db, before(deps, RETENTION.sentMail)),
  // Notes about a buyer are deleted no later than their purchases.
  notes: (deps) => forgetNotes(deps.db.db, before(deps, RETENTION.guestPurchase)),
  merges: (deps) => forgetMerges(deps.db.db),
  receipts: (deps) => forgetReceipts(deps.db.db, before(deps, RETENTION.webhookReceipt)),
  searches: (deps) => forgetMissed(deps.db.db, before(deps, RETENTION.missedSearch)),
  taxes: (deps) => forgetPlaces(deps.db.db, endOfYearBefore(before(deps, RETENTION.taxFacts))),
  answers: forgetFits,
};

function before(deps: Deps, span: Span): Date {
  return spanBefore(deps.now(), span);
}

/** What was kept in a year is due once the whole year is. */
function endOfYearBefore(then: Date): Date {
  return new Date(Date.UTC(then.getUTCFullYear(), 0, 1) - 1);
}

/** One account per transaction, because each locks what it touches. Returns how many accounts of a batch were deleted. */
async function eraseAccounts(deps: Deps): Promise<number> {
  let erased = 0;
  for (const id of await usersLastSeenBy(deps.db.db, before(deps, RETENTION.account), BATCH)) {
    if (await deleteAccountAlone(deps, id)) erased++;
  }
  return erased;
}
