import { z } from 'zod';

import { addressKey } from '../../../domain/email-address.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Whose } from '../../audit/customer-notes.ts';
import type { DbOrTx } from '../../db/database.ts';
import { draftsFor } from '../../draft-orders/draft-orders.ts';
import { leadsFrom } from '../../enterprise/leads.ts';
import { blockById, blockOf } from '../../fraud/blocked-mailboxes.ts';
import type { BlockedMailbox } from '../../fraud/tables.ts';
import { readUser, userAt } from '../../identity/find-users.ts';
import type { User } from '../../identity/tables.ts';
import { guestPurchasesAt, purchasesInAccount } from '../../purchase/overview/overview.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** Names a customer: by address, or by the id of an account or of a guest's order. */
export const customerName = z.string().trim().min(1).max(320);

/** A customer: an account, or a guest's mailbox. */
export interface Customer {
  /** Identifies their page: id of the account, of a guest's newest order, or of the block if only that is left. */
  id: string;
  /** Null for guests. */
  user: User | null;
  address: string;
  block: BlockedMailbox | null;
  /** Somebody who bought nothing: what the shop has of them, and their id is of that. */
  only?: 'draft order' | 'lead';
}

/** The same, or somebody at an address who only asked for an offer or got one. @throws Problem `no_customer` */
export async function personNamed(db: DbOrTx, typed: string): Promise<Customer> {
  const customer = await customerNamed(db, typed).catch((error: unknown) => {
    if (error instanceof Problem && error.reason === 'no_customer' && typed.includes('@')) return null;
    throw error;
  });
  if (customer) return customer;
  const address = addressKey(typed);
  const nobody = { user: null, address, block: null };
  const [draft] = await draftsFor(db, address);
  if (draft) return { ...nobody, id: draft.draft.id, only: 'draft order' };
  const [lead] = await leadsFrom(db, address);
  if (lead) return { ...nobody, id: lead.id, only: 'lead' };
  throw new Problem('no_customer');
}

/**
 * The customer behind an address, or behind the id of an account, order or block.
 * @throws Problem `no_customer`
 */
export async function customerNamed(db: DbOrTx, typed: string): Promise<Customer> {
  const found = typed.includes('@') ? await byAddress(db, addressKey(typed)) : await byId(db, typed);
  if (!found) throw new Problem('no_customer');
  return found;
}

async function byAddress(db: DbOrTx, address: string): Promise<Customer | null> {
  const user = await userAt(db, address);
  const block = await blockOf(db, address);
  if (user) return { id: user.id, user, address: user.email, block };
  const [newest] = await guestPurchasesAt(db, address, 1);
  if (newest) return { id: newest.id, user: null, address, block };
  return block && { id: block.id, user: null, address, block };
}

async function byId(db: DbOrTx, id: string): Promise<Customer | null> {
  const user = await readUser(db, id);
  if (user) return { id, user, address: user.email, block: await blockOf(db, user.email) };
  if (!z.uuid().safeParse(id).success) return null;
  const purchase = await readPurchase(db, id);
  const buyer = purchase && (await customerOfOrder(db, purchase));
  if (buyer) return buyer;
  const block = await blockById(db, id);
  return block && (await blockedBy(db, block));
}

/** Who bought an order; null once it is erased. */
export async function customerOfOrder(
  db: DbOrTx,
  { userId, email }: Pick<Purchase, 'userId' | 'email'>,
): Promise<Customer | null> {
  if (userId !== null) return byId(db, userId);
  return email === '' ? null : guestWith(db, email.toLowerCase());
}

/** The customer a block was made for; only the mailbox once they are erased. */
async function blockedBy(db: DbOrTx, block: BlockedMailbox): Promise<Customer> {
  const known = block.userId ?? block.purchaseId;
  const customer = known === null ? null : await byId(db, known);
  return customer ?? { id: block.id, user: null, address: block.mailbox, block };
}

/** Whom guest orders with an address belong to: the account that has verified it, or else whoever has that mailbox. */
export async function guestWith(db: DbOrTx, address: string): Promise<Customer | null> {
  const user = await userAt(db, address);
  if (user?.emailVerified)
    return { id: user.id, user, address: user.email, block: await blockOf(db, address) };
  const [newest] = await guestPurchasesAt(db, address, 1);
  return newest ? { id: newest.id, user: null, address, block: await blockOf(db, address) } : null;
}

/** Their orders, newest first: the account's, and guest orders if the address is known to be theirs. */
export async function ordersOf(
  db: DbOrTx,
  { user, address }: Pick<Customer, 'user' | 'address'>,
  limit: number,
): Promise<Purchase[]> {
  const own = user ? await purchasesInAccount(db, user.id, limit) : [];
  const guests = hasMailbox({ user }) ? await guestPurchasesAt(db, address, limit) : [];
  return newestFirst([...own, ...guests]).slice(0, limit);
}

/** The orders of several customers, newest first. */
export async function ordersOfAll(
  db: DbOrTx,
  customers: readonly Pick<Customer, 'user' | 'address'>[],
  limit: number,
): Promise<Purchase[]> {
  const found: Purchase[] = [];
  for (const one of customers) found.push(...(await ordersOf(db, one, limit)));
  return newestFirst(found).slice(0, limit);
}

function newestFirst(orders: readonly Purchase[]): Purchase[] {
  return orders.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** The same as accounts and guests' addresses, for queries. */
export function whoseOf({ user, address }: Pick<Customer, 'user' | 'address'>): Whose {
  return {
    accounts: user ? [user.id] : [],
    addresses: hasMailbox({ user }) && address !== '' ? [address.toLowerCase()] : [],
  };
}

/** Whether guest orders with the address are theirs. */
export function hasMailbox({ user }: Pick<Customer, 'user'>): boolean {
  return user === null || user.emailVerified;
}

/** Whether only a block is left of them. */
export function isErased({ id, user, block }: Customer): boolean {
  return user === null && block?.id === id;
}

/** The audit's subject for them: ids only. */
export function subjectOf(customer: Customer): { purchaseId: string } | { subject: string } {
  const { id, user, only } = customer;
  if (user) return { subject: `user ${user.id}` };
  if (only) return { subject: `${only} ${id}` };
  return isErased(customer) ? { subject: `block ${id}` } : { purchaseId: id };
}
