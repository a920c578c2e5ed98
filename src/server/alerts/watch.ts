import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull } from 'drizzle-orm';

import { CASE_KINDS, type CaseKind, ENDS_WHEN_SEEN } from '../../domain/operators/cases.ts';
import { NOTICED, type Noticed, FOR_OPERATOR_TOO } from '../../domain/operators/notices.ts';
import { lapseApprovals } from '../audit/approvals.ts';
import { entriesSince, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { noteOverdue } from '../draft-orders/draft-orders.ts';
import { collectReturned } from '../mail/bounces/collect-returned.ts';
import { queueMail } from '../mail/outbox.ts';
import { mailedNotices } from '../mail/queries.ts';
import { followOpenDisputes } from '../payments/dispute.ts';
import { listOperators } from '../staff/operators.ts';
import { queueForChannels, sweepAlertMessages } from './channels.ts';
import { type NewAlert, alertsInRecords } from './find-alerts.ts';
import { remedyOf } from './remedies.ts';
import { type Alert, alertTable } from './tables.ts';
import { KINDS_AT_WHOLESALERS, alertsAtWholesalers } from './wholesaler-alerts.ts';

/**
 * Finds alerts that an operator must know of and reports each once: a line in the log, a mail to the operator, and a count at
 * `/metrics` while it lasts. A recurring job; safe to run at any time, in any process.
 */
export async function watch(deps: Deps): Promise<void> {
  await followOpenDisputes(deps);
  await collectReturned(deps);
  await notifyOwners(deps);
  await lapseApprovals(deps);
  await noteOverdue(deps.db.db, deps.now());
  await settleCases(deps, CASE_KINDS);
  await sweepAlertMessages(deps);
}

/** Kinds that a sync may cause or end. */
export const CASES_OF_PRICES = ['below_floor', 'price_jump'] as const satisfies CaseKind[];

/**
 * Checks only some kinds, for example after an act: raises new alerts and ends the cases whose cause has ended, unless a remedy
 * still has to work.
 */
export async function settleCases(deps: Deps, kinds: readonly CaseKind[]): Promise<void> {
  const wanted = new Set(kinds);
  const isOutside = KINDS_AT_WHOLESALERS.some((kind) => wanted.has(kind));
  const outside = isOutside ? await alertsAtWholesalers(deps) : { alerts: [], unknown: new Set<CaseKind>() };
  const found = [...(await alertsInRecords(deps, wanted)), ...outside.alerts];
  const alerts = found.filter(({ kind }) => wanted.has(kind));
  for (const alert of alerts) await raise(deps, alert);

  const now = new Set(alerts.map(keyOf));
  const { endedAt, kind: ofKind, id } = alertTable;
  const open = await deps.db.db
    .select()
    .from(alertTable)
    .where(and(isNull(endedAt), inArray(ofKind, [...kinds])));
  for (const alert of open) {
    if (now.has(keyOf(alert)) || outside.unknown.has(alert.kind)) continue;
    if (ENDS_WHEN_SEEN.has(alert.kind) && !alert.closedAt) continue;
    if (await remedyOf(deps, alert)) continue;
    await deps.db.db.transaction(async (tx) => {
      const [ended] = await tx
        .update(alertTable)
        .set({ endedAt: deps.now() })
        .where(and(eq(id, alert.id), isNull(endedAt)))
        .returning();
      if (ended) await recordLife(deps, tx, ended, 'case ended');
    });
  }
}

/** Raises a alert, unless it is already open. */
export async function raise(deps: Deps, alert: NewAlert): Promise<void> {
  const id = randomUUID();
  const isNew = await deps.db.db.transaction(async (tx) => {
    const [raised] = await tx
      .insert(alertTable)
      .values({ id, ...alert, raisedAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (!raised) return false;
    await recordLife(deps, tx, raised, 'case opened');
    // A mail about stuck mails would only get stuck too.
    const { OPERATOR_EMAIL: address = deps.settings.SUPPORT_EMAIL } = deps.settings;
    if (alert.kind !== 'mail_stuck') await queueMail(deps, tx, { alertId: id, template: 'alert', address });
    await queueForChannels(deps, tx, raised);
    return true;
  });
  if (isNew) {
    const { kind, words, purchaseId } = alert;
    deps.log.error({ alert: kind, purchaseId }, words);
  }
}

/** In the audit, where open consoles look for news. It does not change the order, so operators who saw it may still act. */
async function recordLife(
  deps: Deps,
  tx: Tx,
  { id, kind, purchaseId }: Alert,
  what: 'case opened' | 'case ended',
): Promise<void> {
  const subject = `case ${id} (${kind})`;
  await recordAudit(deps, tx, { who: 'shop', what, why: '', subject, reference: purchaseId });
}

function keyOf({ kind, subject }: Pick<NewAlert, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`;
}

/** Older audit entries are no news, for example after an upgrade. */
const NEWS_MS = 24 * 3_600_000;

/**
 * Mails the owners about unusual audit entries, each once. If somebody else may have acted in an operator's name, that operator
 * gets the mail too. Before there is an owner, the mail goes to the alert address.
 */
async function notifyOwners(deps: Deps): Promise<void> {
  const { db } = deps.db;
  const entries = await entriesSince(db, [...NOTICED], new Date(deps.now().getTime() - NEWS_MS));
  const mailed = await mailedNotices(
    db,
    entries.map(({ id }) => id),
  );
  const news = entries.filter(({ id }) => !mailed.has(id));
  if (news.length === 0) return;
  const people = await listOperators(db);
  const owners = people.filter(({ role, joinedAt, userId }) => role === 'owner' && joinedAt && userId);
  const { OPERATOR_EMAIL, SUPPORT_EMAIL } = deps.settings;
  for (const { id, what, operatorId } of news) {
    const themselves = FOR_OPERATOR_TOO.has(what as Noticed)
      ? people.filter((one) => one.id === operatorId)
      : [];
    const told = new Set([...owners, ...themselves].map(({ email }) => email));
    if (told.size === 0) told.add(OPERATOR_EMAIL ?? SUPPORT_EMAIL);
    await db.transaction(async (tx) => {
      for (const address of told)
        await queueMail(deps, tx, { auditId: id, template: 'operator_notice', address });
    });
  }
}
