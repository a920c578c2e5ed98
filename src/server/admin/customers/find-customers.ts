import { z } from 'zod';

import { shortName } from '../../../domain/account/split-name.ts';
import { addressKey } from '../../../domain/email-address.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import { blockedAmong, listBlocks } from '../../fraud/blocked-mailboxes.ts';
import {
  readUser,
  listUsers,
  userAt,
  usersByAddress,
  usersByName,
  usersByNameNearly,
} from '../../identity/find-users.ts';
import type { User } from '../../identity/tables.ts';
import { usersById } from '../../identity/users.ts';
import { idsByAddress, idsByName, idsByNameNearly } from '../../purchase/overview/find-purchases.ts';
import { countByUser, guestPurchasesAt, purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { customerNamed } from '../parts/customer-named.ts';

/** The most customers shown for a search; a longer beginning of a name finds fewer. */
const MOST = 50;

/** A customer in a list. */
export interface ListedCustomer {
  id: string;
  /** 'Chloé D.'; empty where none is known. */
  name: string;
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

/** Customers found by an address, by the id of an account or order, or by words of a name; or those nearest to it. */
export async function customersLike(
  db: Db,
  typed: string,
): Promise<{ found: ListedCustomer[]; isNear: boolean }> {
  const wanted = typed.trim();
  const exact = await customersNamed(db, wanted);
  if (exact.length > 0 || z.uuid().safeParse(wanted).success) return { found: exact, isNear: false };
  const isName = /^\p{L}/u.test(wanted);
  for (const isNear of [false, true]) {
    const users = isName ? await (isNear ? usersByNameNearly : usersByName)(db, wanted, MOST) : [];
    const ids = isName ? await (isNear ? idsByNameNearly : idsByName)(db, wanted, null) : [];
    const beginning = isNear ? wanted.slice(0, wanted.indexOf('@') + 1) : wanted;
    if (/^[^\s]{2,}$/.test(beginning)) {
      users.push(...(await usersByAddress(db, beginning, MOST)));
      ids.push(...(await idsByAddress(db, beginning, null)));
    }
    const bought = await purchasesById(db, ids);
    const accounts = [...new Map(users.map((user) => [user.id, user])).values()].map(ofAccount);
    const listed = [...accounts, ...onceEach(bought.filter(({ userId }) => !userId))];
    if (listed.length > 0) return { found: await withFacts(db, listed.slice(0, 2 * MOST)), isNear };
  }
  return { found: [], isNear: false };
}

/** Those whom a whole address or an id names. */
async function customersNamed(db: Db, wanted: string): Promise<ListedCustomer[]> {
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
  return [];
}

const NOTHING = { name: '', lastSeenAt: null, orders: null, blocked: false };

function ofAccount({ id, name, email: address, createdAt: at, lastSeenAt }: User): ListedCustomer {
  return { ...NOTHING, id, name: shortName(name), address, kind: 'account', at, lastSeenAt };
}

function ofGuest({ id, fullName, email, createdAt: at }: Purchase): ListedCustomer {
  return { ...NOTHING, id, name: shortName(fullName), address: email.toLowerCase(), kind: 'guest', at };
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
