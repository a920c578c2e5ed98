import { draftNumber } from '../../domain/draft-orders/draft-order.ts';
import { formatMoney, ofMinor } from '../../domain/money.ts';
import { planCalled } from '../catalog/plan-called.ts';
import type { Deps } from '../deps.ts';
import { goneLines, linesOfDraft } from '../draft-orders/draft-basket.ts';
import { overdueDrafts, unplacedDrafts } from '../draft-orders/draft-orders.ts';
import { manualBooksAmong, owedIn } from '../manual-payments/manual-payments.ts';
import type { NewAlert } from './find-alerts.ts';

/** Ordered within seconds, if nothing is in the way. */
const STUCK_MINUTES = 10;
const MOST_STUCK = 200;

/** One for each draft order whose day of payment has passed without all of its money. */
export async function overdueInvoices(deps: Deps): Promise<NewAlert[]> {
  const { db } = deps.db;
  const overdue = await overdueDrafts(db, deps.now());
  const books = await manualBooksAmong(
    db,
    overdue.flatMap(({ draft }) => draft.paymentId ?? []),
  );
  return overdue.map(({ draft }) => {
    const of = books.get(draft.paymentId ?? '');
    const owed = formatMoney(ofMinor(of ? owedIn(of) : draft.totalCents, draft.currency));
    const day = draft.dueAt?.toISOString().slice(0, 10);
    return {
      kind: 'invoice_overdue',
      subject: draft.id,
      words: `${draftNumber(draft.id)} was to be paid by ${day}, and ${owed} is missing. Remind its buyer, or note the transfer if it has arrived.`,
      purchaseId: null,
    };
  });
}

/** One for each draft order that is paid and whose eSIMs the shop cannot order. */
export async function stuckDrafts(deps: Deps): Promise<NewAlert[]> {
  const before = new Date(deps.now().getTime() - STUCK_MINUTES * 60_000);
  const alerts: NewAlert[] = [];
  for (const draft of await unplacedDrafts(deps.db.db, before, MOST_STUCK)) {
    const [gone] = await goneLines(deps, draft);
    const line = gone === undefined ? undefined : linesOfDraft(draft)[gone - 1];
    const plan = line && planCalled(deps.catalog.current(), line.bundle_name, line.country_code);
    const why = plan
      ? `${plan} is not sold any more. Choose another plan, or give the money back.`
      : 'The log says why. Try again, or give the money back.';
    alerts.push({
      kind: 'draft_stuck',
      subject: draft.id,
      words: `${draftNumber(draft.id)} is paid, and its eSIMs could not be ordered. ${why}`,
      purchaseId: null,
    });
  }
  return alerts;
}
