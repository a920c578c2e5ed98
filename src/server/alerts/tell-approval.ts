import { APPROVAL_OVER, NO_APPROVER } from '../../domain/operators/refusal-words.ts';
import { can } from '../../domain/operators/roles.ts';
import { readApproval } from '../audit/approvals.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/outbox.ts';
import type { OutboundMail } from '../mail/tables.ts';
import { listOperators, operatorAt } from '../staff/operators.ts';
import type { Operator } from '../staff/tables.ts';

/**
 * Mails about an approval: while it waits, to everybody who may give it; once it is over, to who asked for it, unless they took it
 * back themselves. Each goes out once, however often this runs.
 */
export async function tellApproval(deps: Deps, approvalId: string): Promise<void> {
  const { db } = deps.db;
  const approval = await readApproval(db, approvalId);
  if (!approval) return;
  const { state, operatorId: asker, decidedBy } = approval;
  const isTold = (one: Operator) =>
    state === 'waiting' ? one.id !== asker && mayApprove(one) : one.id === asker && decidedBy !== asker;
  const template = state === 'waiting' ? 'approval_asked' : 'approval_over';
  const people = (await listOperators(db)).filter((one) => isActive(one) && isTold(one));
  await db.transaction(async (tx) => {
    for (const { email: address } of people) await queueMail(deps, tx, { approvalId, template, address });
  });
}

/** Why a mail that asks for an approval would mislead its reader; null if it may leave. */
export async function whyApprovalUntrue(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { template, approvalId, address }: Pick<OutboundMail, 'template' | 'approvalId' | 'address'>,
): Promise<string | null> {
  if (template !== 'approval_asked' || approvalId === null) return null;
  const approval = await readApproval(db.db, approvalId);
  if (approval?.state !== 'waiting' || approval.endsAt <= now()) return APPROVAL_OVER;
  const reader = await operatorAt(db.db, address);
  return reader && isActive(reader) && mayApprove(reader) ? null : NO_APPROVER;
}

const isActive = ({ joinedAt, userId }: Operator) => joinedAt !== null && userId !== null;
const mayApprove = ({ role }: Operator) => can(role, 'money.approve');
