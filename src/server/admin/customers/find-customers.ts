import { z } from 'zod';

import { addressKey } from '../../../domain/email-address.ts';
import type { DbOrTx } from '../../db/database.ts';
import { blockedAmong, listBlocks } from '../../fraud/blocked-mailboxes.ts';
import { readUser, listUsers, userAt, usersByName } from '../../identity/find-users.ts';
import type { User } from '../../identity/tables.ts';
import { usersById } from '../../identity/users.ts';
import { countByUser, guestPurchasesAt, idsByName, purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { customerNamed } from '../parts/customer-named.ts';

/** The most customers shown for a search; a longer beginning of a name finds fewer. */
const MOST = 50;

/** A customer in a list. */
export interface ListedCustomer {
  id: string;
  address: string;
  kind: 'account' | 'guest';
  /** When the account was made, the guest last bought, or the block was made. */
  at: Date;
  lastSeenAt: Date | null;
  /** Number of orders in the account; null for guests. */
  orders: number | null;
  blocked: boolean;
}

/** A position in such a list. */
interface CustomerPlace {
  at: Date;
  id: string;
}

interface Page {
  after: CustomerPlace | null;
  limit: number;
}

/** Accounts, newest first. */
export async function newestCustomers(db: DbOrTx, page: Page): Promise<ListedCustomer[]> {
  return withFacts(db, (await listUsers(db, page)).map(ofAccount));
}

/** Blocked customers, the latest block first. */
export async function blockedCustomers(db: DbOrTx, page: Page): Promise<ListedCustomer[]> {
  const blocks = await listBlocks(db, page);
  const users = await usersById(
    db,
    blocks.flatMap(({ userId }) => userId ?? []),
  );
  const listed = blocks.map(({ id, mailbox, userId, blockedAt }): ListedCustomer => {
    const user = users.get(userId ?? '');
    const facts = user ? ofAccount(user) : { kind: 'guest' as const, ...NOTHING, address: mailbox };
    // Id and time of the block: after an erasure, the block is all that is left.
    return { ...facts, id, at: blockedAt };
  });
  return withFacts(db, listed, (place) => blocks[place]?.userId ?? '');
}

/** Customers found by an address, by the id of an account or order, or by the beginning of a name. */
export async function customersLike(db: DbOrTx, typed: string): Promise<ListedCustomer[]> {
  const wanted = typed.trim();
  if (wanted.includes('@')) {
    const user = await userAt(db, wanted);
    const guest = (await guestPurchasesAt(db, addressKey(wanted), 1)).map(ofGuest);
    return withFacts(db, [...(user ? [ofAccount(user)] : []), ...guest]);
  }
  const user = await readUser(db, wanted);
  if (user) return withFacts(db, [ofAccount(user)]);
  if (z.uuid().safeParse(wanted).success) {
    const named = await customerNamed(db, wanted).catch(() => null);
    if (!named) return [];
    if (named.user) return withFacts(db, [ofAccount(named.user)]);
    return withFacts(db, (await guestPurchasesAt(db, named.address, 1)).map(ofGuest));
  }
  if (!/^\p{L}[\p{L}\p{M}' .-]{1,99}$/u.test(wanted)) return [];
  const users = await usersByName(db, wanted, MOST);
  const bought = await purchasesById(db, await idsByName(db, wanted, MOST));
  return withFacts(db, [...users.map(ofAccount), ...onceEach(bought.filter(({ userId }) => !userId))]);
}

const NOTHING = { lastSeenAt: null, orders: null, blocked: false };

function ofAccount({ id, email: address, createdAt: at, lastSeenAt }: User): ListedCustomer {
  return { ...NOTHING, id, address, kind: 'account', at, lastSeenAt };
}

function ofGuest({ id, email, createdAt: at }: Purchase): ListedCustomer {
  return { ...NOTHING, id, address: email.toLowerCase(), kind: 'guest', at };
}

/** One entry per mailbox, from its newest order. */
function onceEach(purchases: readonly Purchase[]): ListedCustomer[] {
  const newest = new Map<string, ListedCustomer>();
  for (const guest of purchases.map(ofGuest))
    if (guest.address !== '' && !newest.has(guest.address)) newest.set(guest.address, guest);
  return [...newest.values()];
}

/** Adds the counts. @param userOf the account of the customer at an index, if it isn't their id */
async function withFacts(
  db: DbOrTx,
  listed: ListedCustomer[],
  userOf: (place: number) => string = (place) => listed[place]?.id ?? '',
): Promise<ListedCustomer[]> {
  const ids = listed.map(({ kind }, place) => (kind === 'account' ? userOf(place) : ''));
  const counts = await countByUser(db, ids.filter(Boolean));
  const blocked = await blockedAmong(
    db,
    listed.map(({ address }) => address),
  );
  return listed.map((one, place) => ({
    ...one,
    orders: one.kind === 'account' ? (counts.get(ids[place] ?? '') ?? 0) : null,
    blocked: blocked.has(one.address),
  }));
}
