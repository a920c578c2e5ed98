import { buyerView, type PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { isSameAddress } from '../../domain/email-address.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { forgetMergesWith } from '../audit/customer-merges.ts';
import { forgetCustomer } from '../cards/stripe-customers.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readUser } from '../identity/find-users.ts';
import { deleteUser, lockUser, passwordHashOf } from '../identity/users.ts';
import type { Visitor } from '../identity/who.ts';
import { leaveAccount, lockPurchasesOf } from '../purchase/erase.ts';
import { erasePurchaseRows } from './erase-purchases.ts';

/** Proof that the person at the keyboard means it, and is the owner. */
export interface Confirmation {
  /** The account's address, typed again. */
  email: string;
  /** Required if the account has one. */
  password: string;
}

/** A purchase under way may still become an eSIM or a refund, and its buyer must hear of it. */
export function isOnTheWay(state: PurchaseState): boolean {
  return ['processing', 'refunding'].includes(buyerView(state));
}

/** Nothing more can happen to it. */
export function hasEnded(state: PurchaseState): boolean {
  return state === 'abandoned' || ['ready', 'refunded'].includes(buyerView(state));
}

/** Deletes an account for its owner. Throws `bad_request`, `wrong_password`, or `order_under_way` (409). */
export async function deleteOwnAccount(deps: Deps, owner: Visitor, typed: Confirmation): Promise<void> {
  if (!isSameAddress(typed.email, owner.email)) {
    throw new Problem('other_address');
  }
  if (!(await knowsPassword(deps, owner.id, typed.password))) {
    throw new Problem('wrong_password');
  }
  if (!(await deleteAccountAlone(deps, owner.id))) throw new Problem('order_under_way');
  deps.log.info({ user: owner.id }, 'an account was deleted by its owner');
}

/**
 * Deletes an account and erases its purchases' buyer; the books remain. Sessions, sign-in methods and unsent mails are deleted
 * with the user, saved cards in a job. Returns false, changing nothing, while an order is under way.
 */
export async function deleteAccount(deps: Deps, tx: Tx, userId: string): Promise<boolean> {
  // In the same order as a sign-in, to avoid a deadlock.
  await lockUser(tx, userId);
  const purchases = await lockPurchasesOf(tx, userId);
  if (purchases.some(({ state }) => isOnTheWay(state))) return false;
  // A purchase claimed by a link, which its guest still sees in their browser, becomes that guest's again.
  const ended = purchases
    .filter(({ state, guestHash }) => hasEnded(state) && guestHash === null)
    .map(({ id }) => id);
  await erasePurchaseRows(tx, ended, deps.now());
  // An unpaid checkout ends by itself, and is erased with the others of its kind.
  await leaveAccount(tx, userId);
  await forgetCustomer(deps, tx, userId);
  await deleteUser(tx, userId);
  return true;
}

/** The same in a transaction of its own, with the merges that operators made with the account. */
export function deleteAccountAlone(deps: Deps, userId: string): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const user = await readUser(tx, userId);
    if (!(await deleteAccount(deps, tx, userId))) return false;
    // At the end: no row is locked after it.
    await forgetMergesWith(tx, user ? [userId, user.email] : [userId]);
    return true;
  });
}

async function knowsPassword({ auth, db }: Deps, userId: string, password: string): Promise<boolean> {
  const hash = await passwordHashOf(db.db, userId);
  if (!hash) return true;
  const { password: passwords } = await auth.$context;
  return passwords.verify({ hash, password });
}
