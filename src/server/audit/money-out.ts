import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import { BASE_CURRENCY } from '../../domain/currencies.ts';
import type { Minor } from '../../domain/money.ts';
import { type MoneyOut, needsApprovalFor, needsCodeFor, passesDay } from '../../domain/operators/harm.ts';
import { MUCH_SENT } from '../../domain/operators/notices.ts';
import type { Role } from '../../domain/operators/roles.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { moneyLimitsOf } from '../core/settings/money-limits.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ApprovalNeeded, type Approved, useApproval } from './approvals.ts';
import { type ByOperator, MONEY_OUT, recordAudit } from './record-audit.ts';
import { auditTable } from './tables.ts';

/** An operator who sends out money. */
export interface Sender extends ByOperator {
  /** Whether they typed a code a moment ago. */
  isFresh: boolean;
  role: Role;
  /** The yes of a colleague under which they act. */
  approved?: Approved | undefined;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Allows an operator to send out an amount, which the caller records in the same transaction: of two concurrent calls the second
 * sees the first one's amount. Call it with the order locked, and lock nothing after it. The command line is not limited: its
 * user has the database anyway.
 * @param cents in dollars
 * @throws Problem `step_up_needed` if the amount needs a fresh code, `no_approval` if the colleague's yes is used or over
 * @throws ApprovalNeeded if it is more than the operator's role may send out alone
 */
export async function letMoneyOut(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Tx,
  { operatorId, origin, isFresh, role, approved }: Sender,
  { purchaseId, cents }: { purchaseId: string; cents: Minor },
): Promise<void> {
  if (!operatorId) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('money out', 0))`);
  const { orders, person, shop } = await sentBefore(deps, tx, { purchaseIds: [purchaseId], operatorId });
  const before: MoneyOut = { order: orders.get(purchaseId) ?? 0, person, shop };
  const limits = moneyLimitsOf(deps.settings);
  if (!isFresh && needsCodeFor(limits, cents, before)) throw new Problem('step_up_needed');
  if (approved) await useApproval(deps, tx, approved, { purchaseId, cents });
  else if (needsApprovalFor(limits, role, cents, before)) throw new ApprovalNeeded(purchaseId, cents);
  if (passesDay(limits, cents, before))
    await recordAudit(deps, tx, {
      who: 'operator',
      operatorId,
      origin,
      what: MUCH_SENT,
      why: '',
      subject: `operator ${operatorId}`,
      after: { person_cents: before.person + cents, shop_cents: before.shop + cents },
    });
}

/** What operators sent out before, in dollars: of each of these orders in total, and in a day by one person and by all. */
export async function sentBefore(
  { now }: Pick<Deps, 'now'>,
  db: DbOrTx,
  of: { purchaseIds: readonly string[]; operatorId: string },
): Promise<{ orders: ReadonlyMap<string, Minor>; person: Minor; shop: Minor }> {
  const { who, what, at, amountCents, operatorId, purchaseId } = auditTable;
  const inDollars = sql`case when coalesce(${auditTable.currency}, ${BASE_CURRENCY}) = ${BASE_CURRENCY} then ${amountCents}
    else round(${amountCents} / (select rate from purchase where purchase.id = ${purchaseId})) end`;
  const cents = sql<Minor>`coalesce(sum(${inDollars}), 0)::int`;
  const isSent = and(eq(who, 'operator'), inArray(what, MONEY_OUT));
  const ofOrders = await db
    .select({ purchaseId, cents })
    .from(auditTable)
    .where(and(isSent, inArray(purchaseId, [...of.purchaseIds])))
    .groupBy(purchaseId);
  const ofDay = await db
    .select({ operatorId, cents })
    .from(auditTable)
    .where(and(isSent, gte(at, new Date(now().getTime() - DAY_MS))))
    .groupBy(operatorId);
  const sumOf = (rows: typeof ofDay) => rows.reduce((sum, row) => sum + row.cents, 0);
  return {
    orders: new Map(ofOrders.map((row) => [row.purchaseId ?? '', row.cents])),
    person: sumOf(ofDay.filter((row) => row.operatorId === of.operatorId)),
    shop: sumOf(ofDay),
  };
}
