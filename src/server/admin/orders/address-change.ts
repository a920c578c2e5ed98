import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { isSameAddress } from '../../../domain/email-address.ts';
import { ORDER_ADDRESSES } from '../../../domain/operators/operator-acts.ts';
import { whyNot } from '../../../domain/orders/order-acts.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { unmakeAccount } from '../../account/unmake-account.ts';
import { refuseStale } from '../../audit/record-audit.ts';
import { changeAddress } from '../../customer-portal/change-address.ts';
import type { Tx } from '../../db/database.ts';
import { knownOrder } from '../../esims/known-order.ts';
import { esimOfPurchase } from '../../esims/queries.ts';
import { blockOf } from '../../fraud/blocked-mailboxes.ts';
import { lockUser } from '../../identity/users.ts';
import { queueOrderMails } from '../../mail/outbox.ts';
import { promotionRefusal } from '../../promotions/use-promotion.ts';
import { lockPurchase, readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import {
  address,
  mustHaveReason,
  orderName,
  reason,
  seen,
  verb,
  type VerbCall,
  wrongField,
} from '../parts/verb.ts';

const COLUMNS = { email: 'email', alternative_email: 'alternativeEmail' } as const;

const inputSchema = z.object({
  order: orderName,
  to: address.describe('the new address'),
  which: z.enum(ORDER_ADDRESSES).default('email').describe('the address to change, of an order with two'),
  reason,
  seen,
});

type Wanted = Pick<z.output<typeof inputSchema>, 'to' | 'which' | 'reason' | 'seen'>;

const outputSchema = z.object({
  /** The old address, mostly masked: it is notified. */
  told: z.string(),
  /** Whether the order is in an account that somebody uses: the account keeps it, and keeps its own address. */
  in_account: z.boolean(),
});

export const address_change = verb({
  permission: 'order.address',
  summary: 'Change an order’s address: its mails go to the new one, and the old one is notified',
  changes: true,
  input: inputSchema,
  output: outputSchema,
  async run(call, { order: typed, ...wanted }) {
    const { id } = await purchaseNamed(call, typed);
    mustHaveReason(wanted.reason);
    return call.deps.db.db
      .transaction((tx) => change(call, tx, id, wanted))
      .catch((error: unknown) => {
        throw promotionRefusal(error) === null ? error : new Problem('code_not_for_address');
      });
  },
});

async function change(
  { deps, by }: VerbCall,
  tx: Tx,
  id: string,
  { to, which, reason: why, seen: version }: Wanted,
): Promise<z.infer<typeof outputSchema>> {
  const purchase = await lockWithUser(tx, id);
  await refuseStale(tx, id, version);
  if (whyNot('address_change', knownOrder(purchase, await esimOfPurchase(tx, id))) !== null)
    throw new Problem('erased_order');
  const column = COLUMNS[which];
  const old = column === 'email' || purchase.sendToBothEmails ? purchase[column] : null;
  if (old === null) throw wrongField('which', 'No emails of this order go to a second address.');
  if (isSameAddress(old, to)) throw wrongField('to', 'This order has that address already.');
  if (await blockOf(tx, to))
    throw wrongField('to', 'This mailbox is blocked. Unblock it first, or choose another address.');
  const { userId } = purchase;
  // Whoever uses the account keeps the order, however its mails are addressed.
  const isKept = userId !== null && (column !== 'email' || !(await unmakeAccount(tx, purchase, userId)));
  const taken = { ...purchase, userId: isKept ? userId : null };
  await changeAddress(deps, tx, taken, { which: column, to, why, by: actor(by) });
  await queueOrderMails(deps, tx, id, 'address_changed', { to: [old], again: true });
  return { told: maskEmail(old), in_account: isKept };
}

/** Locks an order and the user that it belongs to, in the order in which sign-ins do. */
async function lockWithUser(tx: Tx, id: string): Promise<Purchase> {
  const { userId } = (await readPurchase(tx, id)) ?? {};
  if (userId) await lockUser(tx, userId);
  const purchase = await lockPurchase(tx, id);
  if (!purchase) throw new Problem('no_order');
  if (purchase.userId !== (userId ?? null)) throw new Problem('changed_by_another');
  return purchase;
}
