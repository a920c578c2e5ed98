import { isSameAddress } from '../../../domain/email-address.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { forgetMergesWith } from '../../audit/customer-merges.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { hasDispute } from '../../purchase/erase.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import { deleteAccount } from '../../retention/delete-account.ts';
import { eraseMailbox } from '../../retention/erase-mailbox.ts';
import { type Acting, actor } from '../../staff/acting.ts';
import { personNamed, hasMailbox, ordersOf, subjectOf } from '../parts/customer-named.ts';
import { keysOf } from '../parts/merged-customers.ts';
import { refuseOperator } from './block-customer.ts';

/** What was erased, and what could not be. */
export interface Erased {
  account: boolean;
  /** Number of purchases that no longer name anybody. */
  orders: number;
  /** Number of companies' requests that were deleted. */
  requests: number;
  /** Number of offers that were ended. */
  drafts: number;
  /** Number of unpaid checkouts: they end by themselves, and are erased then. */
  unpaid: number;
  /** Whether a block stays: otherwise the erasure would lift it. */
  blocked: boolean;
}

/** More than anybody has bought. */
const ALL = 100_000;

/**
 * Erases a person: the account, and the buyer's data in purchases. The books keep plan, price, dates and references.
 * @param address typed by the operator; must be the customer's
 * @throws Problem `no_customer`, `other_address`, `runs_the_shop`, `not_erasable`; nothing has changed then
 */
export async function eraseCustomer(
  deps: Deps,
  by: Acting,
  { customer: named, address, reason }: { customer: string; address: string; reason: string },
): Promise<Erased> {
  return deps.db.db.transaction(async (tx) => {
    const customer = await personNamed(tx, named);
    const { user } = customer;
    if (!isSameAddress(address, customer.address)) throw new Problem('other_address');
    await refuseOperator(tx, customer);
    const orders = await ordersOf(tx, customer, ALL);
    if (user) {
      if (await hasDispute(tx, user.id)) throw new Problem('not_erasable', { why: 'disputed' });
      if (!(await deleteAccount(deps, tx, user.id))) throw new Problem('not_erasable', { why: 'under_way' });
    }
    const guest = hasMailbox(customer) ? await eraseMailbox(deps, tx, customer.address) : NONE;
    if (typeof guest === 'string') throw new Problem('not_erasable', { why: guest });
    // At the end: no row is locked after it.
    await forgetMergesWith(tx, keysOf(customer));
    const erased: Erased = {
      account: user !== null,
      orders: (
        await purchasesById(
          tx,
          orders.map(({ id }) => id),
        )
      ).filter(({ erasedAt }) => erasedAt).length,
      requests: guest.requests,
      drafts: guest.drafts,
      unpaid: guest.unpaid,
      blocked: customer.block !== null,
    };
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'customer erased',
      why: reason,
      ...subjectOf(customer),
      after: { ...erased },
    });
    return erased;
  });
}

const NONE = { orders: 0, requests: 0, drafts: 0, unpaid: 0 };
