import type { BulkActName } from '../../../domain/operators/bulk.ts';
import { needsApprovalFor } from '../../../domain/operators/harm.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { sentBefore } from '../../audit/money-out.ts';
import { newestChanges } from '../../audit/record-audit.ts';
import type { BulkRow } from '../../bulk/tables.ts';
import { moneyLimitsOf } from '../../core/settings/money-limits.ts';
import { knownOrder, refuseCodes } from '../../esims/known-order.ts';
import { esimsOfPurchases, type OwnedEsim } from '../../esims/queries.ts';
import { restsOf } from '../../purchase/open-refunds.ts';
import { baseOf } from '../../purchase/paid-price.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { isTooOld, notRefundable, refundRefusal } from '../../refunds/request-refund.ts';
import type { VerbCall } from '../parts/verb.ts';
import { bulkWords as words } from './words.ts';

type PlannedRow = Omit<BulkRow, 'bulkId' | 'begunAt'>;

/**
 * What an act would do to each of these orders, by the rules that it follows when it runs: whether the order's state allows it, and
 * what the caller may send out alone, added up from the first to the last. Changes nothing.
 */
export async function planRows(
  call: VerbCall,
  act: BulkActName,
  purchases: readonly Purchase[],
): Promise<PlannedRow[]> {
  const { db } = call.deps.db;
  const ids = purchases.map(({ id }) => id);
  // Before anything else: whatever changes from here on is found when the act runs.
  const seen = await newestChanges(db, ids);
  const esims = act === 'note' ? new Map<string, OwnedEsim>() : await esimsOfPurchases(db, ids);
  const judge = await judgeOf(call, act, ids);
  return purchases.map((purchase, place) => ({
    place,
    purchaseId: purchase.id,
    seen: seen.get(purchase.id) ?? 0,
    amountCents: null,
    currency: null,
    state: 'planned',
    words: null,
    ...judge(purchase, esims.get(purchase.id) ?? null),
  }));
}

type Judge = (purchase: Purchase, owned: OwnedEsim | null) => Partial<PlannedRow>;

async function judgeOf(call: VerbCall, act: BulkActName, ids: readonly string[]): Promise<Judge> {
  if (act === 'note') return () => ({});
  if (act === 'refund') return refundJudge(call, ids);
  return (purchase, owned) => refusedBy(() => refuseCodes('resend', purchase, owned));
}

function refusedBy(check: () => void): Partial<PlannedRow> {
  try {
    check();
    return {};
  } catch (error) {
    if (error instanceof Problem) return { state: 'refused', words: error.message };
    throw error;
  }
}

async function refundJudge({ deps, by }: VerbCall, ids: readonly string[]): Promise<Judge> {
  const { operatorId, role } = by;
  const rests = await restsOf(deps.db.db, ids);
  const before = operatorId && (await sentBefore(deps, deps.db.db, { purchaseIds: ids, operatorId }));
  let person = before ? before.person : 0;
  const limits = moneyLimitsOf(deps.settings);
  return (purchase, owned) => {
    const payment = rests.get(purchase.id);
    const no =
      refundRefusal(deps, purchase, knownOrder(purchase, owned)) ??
      (payment && payment.rest > 0
        ? null
        : notRefundable(deps, purchase, payment ? 'returned' : 'not_delivered'));
    if (no) return { state: 'refused', words: no.message };
    if (purchase.disputed) return { state: 'refused', words: words.disputed };
    const { rest = 0, currency = null } = payment ?? {};
    const cents = baseOf(purchase, rest);
    const amount = { amountCents: rest, currency };
    const order = before ? (before.orders.get(purchase.id) ?? 0) : 0;
    if (before && needsApprovalFor(limits, role, cents, { order, person }))
      return { ...amount, words: words.approval };
    person += cents;
    return { ...amount, words: isTooOld(deps, purchase) ? words.atOurCost : null };
  };
}
