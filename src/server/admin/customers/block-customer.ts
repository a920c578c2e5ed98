import { Problem } from '../../../domain/problems/problem.ts';
import { endSessions } from '../../account/sessions/end-sessions.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { blockMailbox, unblockMailbox } from '../../fraud/blocked-mailboxes.ts';
import { lockUser } from '../../identity/users.ts';
import { type Acting, actor } from '../../staff/acting.ts';
import { operatorOfUser } from '../../staff/operators.ts';
import { type Customer, customerNamed, subjectOf } from '../parts/customer-named.ts';

/**
 * Blocks a customer: they can neither buy nor sign in, but keep what they bought. Locks the account as a sign-in does, so that it
 * misses none under way.
 * @throws Problem `no_customer`, `runs_the_shop`, or `changed_by_another` if another operator has blocked them already
 */
export async function blockCustomer(
  deps: Deps,
  by: Acting,
  { customer: named, reason }: { customer: string; reason: string },
): Promise<{ customer: Customer; ended: number }> {
  return deps.db.db.transaction(async (tx) => {
    const customer = await customerNamed(tx, named);
    const { user, address } = customer;
    await refuseOperator(tx, customer);
    if (user) await lockUser(tx, user.id);
    const of = subjectOf(customer);
    const block = await blockMailbox(tx, address, {
      userId: user?.id ?? null,
      purchaseId: 'purchaseId' in of ? of.purchaseId : null,
      operatorId: by.operatorId,
      blockedAt: deps.now(),
      why: reason,
    });
    if (!block) throw new Problem('changed_by_another');
    const ended = user ? await endSessions(tx, user.id) : 0;
    const after = { block: block.id, sessions_ended: ended };
    await recordAudit(deps, tx, { ...actor(by), what: 'customer blocked', why: reason, ...of, after });
    return { customer: { ...customer, block }, ended };
  });
}

/** Lifts a block. @throws Problem `no_customer`, or `changed_by_another` if the block is gone */
export async function unblockCustomer(
  deps: Deps,
  by: Acting,
  { customer: named, reason }: { customer: string; reason: string },
): Promise<Customer> {
  return deps.db.db.transaction(async (tx) => {
    const customer = await customerNamed(tx, named);
    if (!(await unblockMailbox(tx, customer.address))) throw new Problem('changed_by_another');
    const before = { block: customer.block?.id ?? null };
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'customer unblocked',
      why: reason,
      ...subjectOf(customer),
      before,
    });
    return { ...customer, block: null };
  });
}

/** Operators must leave the team first: nobody can lock out somebody above them. */
export async function refuseOperator(db: DbOrTx, { user }: Customer): Promise<void> {
  if (user && (await operatorOfUser(db, user.id))) throw new Problem('runs_the_shop');
}
