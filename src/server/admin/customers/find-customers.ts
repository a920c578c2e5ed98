import { z } from 'zod';

import { shortName } from '../../../domain/account/split-name.ts';
import { addressKey } from '../../../domain/email-address.ts';
import { notedAmong } from '../../audit/customer-notes.ts';
import type { Db } from '../../db/database.ts';
import { blockedAmong, listBlocks } from '../../fraud/blocked-mailboxes.ts';
import {
  readUser,
  userAt,
  usersByAddress,
  usersByName,
  usersByNameNearly,
  usersWithoutOrders,
  VERIFIED,
  verifiedUsersAt,
} from '../../identity/find-users.ts';
import type { User } from '../../identity/tables.ts';
import { usersById } from '../../identity/users.ts';
import { idsByAddress, idsByName, idsByNameNearly } from '../../purchase/overview/find-purchases.ts';
import { type CustomerPage, newestOfBuyers } from '../../purchase/overview/newest-of-buyers.ts';
import { guestPurchasesAt, purchasesById } from '../../purchase/overview/overview.ts';
import { type Spend, spendOf } from '../../purchase/overview/spend.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { listOperators } from '../../staff/operators.ts';
import { customerNamed } from '../parts/customer-named.ts';
import { type Merged, mergedWithEach } from '../parts/merged-customers.ts';

/** The most customers shown for a search; a longer beginning of a name finds fewer. */
const MOST = 50;
/** The most orders, and accounts, read for a page. */
const MOST_READ = 10_000;

/** A customer to be listed. */
export interface Candidate {
  id: string;
  /** The account or order by which they were found. */
  by: string;
  user: User | null;
  address: string;
  /** 'Chloé D.'; empty where none is known. */
  name: string;
  /** When the account was made, the guest last bought, or the block was made. */
  at: Date;
}

/** A customer in a list; of merged ones with the facts of all. */
export interface ListedCustomer extends Candidate {
  spend: Spend;
  /** Number of further customers that operators merged with this one. */
  merged: number;
  blocked: boolean;
  /** Whether operators have written notes. */
  noted: boolean;
  operator: boolean;
}

/** A page of customers, and where the next one begins. */
interface Listed {
  found: ListedCustomer[];
  next: CustomerPage['after'];
}

/**
 * Everybody who has bought, by their last order, and accounts without orders, by when they were made; newest first. A page has
 * fewer than it may have where it would read more than `most` orders or accounts: those of buyers who bought again later, and of
 * accounts that have bought.
 */
export async function newestCustomers(
  db: Db,
  { after, limit }: CustomerPage,
  most = MOST_READ,
): Promise<Listed> {
  const page = { after, limit: limit + 1 };
  const bought = await newestOfBuyers(db, page, VERIFIED, most);
  const since =
    bought.found.length > limit ? (bought.found.at(-1)?.createdAt ?? null) : (bought.until?.at ?? null);
  const except = (await listOperators(db)).flatMap(({ userId }) => userId ?? []);
  const idle = await usersWithoutOrders(db, { ...page, since, except, most });
  const rows = [...(await buyersOf(db, bought.found)), ...idle.found.map(ofAccount)].toSorted(byPlace);
  // Beyond it not all are known.
  const [edge] = [bought.until, idle.until]
    .flatMap((one) => (one ? { at: one.at, by: one.id } : []))
    .toSorted(byPlace);
  const known = edge ? rows.filter((one) => byPlace(one, edge) <= 0) : rows;
  const shown = known.slice(0, limit);
  const last = known.length > limit ? shown.at(-1) : edge;
  const isIdle = new Set(idle.found.map(({ id }) => id));
  return {
    // Merged customers are listed once, by the newest of those who bought.
    found: (await withFacts(db, shown))
      .filter(({ one, newest }) => one.at >= newest && isIdle.has(one.by) === (one.spend.orders === 0))
      .map(({ one }) => one),
    next: last ? { at: last.at, id: last.by } : null,
  };
}

/** Newest first. */
function byPlace(one: Pick<Candidate, 'at' | 'by'>, other: Pick<Candidate, 'at' | 'by'>): number {
  if (one.by === other.by) return 0;
  return other.at.getTime() - one.at.getTime() || (one.by < other.by ? 1 : -1);
}

/** Blocked customers, the latest block first. */
export async function blockedCustomers(db: Db, { after, limit }: CustomerPage): Promise<Listed> {
  const rows = await listBlocks(db, { after, limit: limit + 1 });
  const blocks = rows.slice(0, limit);
  const users = await usersById(
    db,
    blocks.flatMap(({ userId }) => userId ?? []),
  );
  const orders = await purchasesById(
    db,
    blocks.flatMap(({ purchaseId }) => purchaseId ?? []),
  );
  const guests = new Map(orders.filter(({ email }) => email !== '').map((order) => [order.id, order]));
  const candidates = blocks.map(({ id, mailbox, userId, purchaseId, blockedAt: at }): Candidate => {
    const user = users.get(userId ?? '');
    const guest = guests.get(purchaseId ?? '');
    const facts = user ? ofAccount(user) : guest && ofGuest(guest);
    // Id and time of the block: after an erasure, the block is all that is left.
    return { ...(facts ?? { by: id, user: null, name: '', address: mailbox }), id, at };
  });
  const last = rows.length > limit ? blocks.at(-1) : undefined;
  return {
    found: (await withFacts(db, candidates)).map(({ one }) => one),
    next: last ? { at: last.blockedAt, id: last.id } : null,
  };
}

/** Customers found by an address, by the id of an account or order, or by words of a name; or those nearest to it. */
export async function customersLike(
  db: Db,
  typed: string,
): Promise<{ found: ListedCustomer[]; isNear: boolean }> {
  const wanted = typed.trim();
  const exact = await customersNamed(db, wanted);
  if (exact.length > 0 || z.uuid().safeParse(wanted).success)
    return { found: await onceEach(db, exact), isNear: false };
  const isName = /^\p{L}/u.test(wanted);
  for (const isNear of [false, true]) {
    const users = isName ? await (isNear ? usersByNameNearly : usersByName)(db, wanted, MOST) : [];
    const ids = isName ? await (isNear ? idsByNameNearly : idsByName)(db, wanted, null) : [];
    const beginning = isNear ? wanted.slice(0, wanted.indexOf('@') + 1) : wanted;
    if (/^[^\s]{2,}$/.test(beginning)) {
      users.push(...(await usersByAddress(db, beginning, MOST)));
      ids.push(...(await idsByAddress(db, beginning, null)));
    }
    const buyers = await buyersOf(db, await purchasesById(db, ids));
    const found = await onceEach(db, [...users.map(ofAccount), ...buyers]);
    if (found.length > 0) return { found: found.slice(0, 2 * MOST), isNear };
  }
  return { found: [], isNear: false };
}

/** Those whom a whole address or an id names. */
async function customersNamed(db: Db, wanted: string): Promise<Candidate[]> {
  if (wanted.includes('@')) {
    const user = await userAt(db, wanted);
    const guest = await buyersOf(db, await guestPurchasesAt(db, addressKey(wanted), 1));
    return [...(user ? [ofAccount(user)] : []), ...guest];
  }
  const user = await readUser(db, wanted);
  if (user) return [ofAccount(user)];
  if (!z.uuid().safeParse(wanted).success) return [];
  const named = await customerNamed(db, wanted).catch(() => null);
  if (!named) return [];
  return named.user
    ? [ofAccount(named.user)]
    : (await guestPurchasesAt(db, named.address, 1)).map((purchase) => ofGuest(purchase));
}

export function ofAccount(user: User): Candidate {
  const { id, name, email: address, createdAt: at } = user;
  return { id, by: id, user, name: shortName(name), address, at };
}

function ofGuest({ id, fullName, email, createdAt: at }: Purchase): Candidate {
  return { id, by: id, user: null, name: shortName(fullName), address: email.toLowerCase(), at };
}

/** Whose these orders are: an account's, or a guest's. Erased ones are nobody's. */
export async function buyersOf(db: Db, bought: readonly Purchase[]): Promise<Candidate[]> {
  const guests = bought.filter(({ userId, email }) => userId === null && email !== '');
  const byId = await usersById(
    db,
    bought.flatMap(({ userId }) => userId ?? []),
  );
  const byAddress = await verifiedUsersAt(
    db,
    guests.map(({ email }) => email.toLowerCase()),
  );
  return bought.flatMap((purchase) => {
    const user = byId.get(purchase.userId ?? '') ?? byAddress.get(purchase.email.toLowerCase());
    if (!user) return purchase.email === '' ? [] : ofGuest(purchase);
    const { name, ...account } = ofAccount(user);
    const { id: by, createdAt: at } = purchase;
    return { ...account, by, name: name || shortName(purchase.fullName), at };
  });
}

/** Each of them once, and of merged ones the newest; the last to buy first. */
async function onceEach(db: Db, candidates: readonly Candidate[]): Promise<ListedCustomer[]> {
  // The first of a guest's orders is the newest.
  const each = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = one.user?.id ?? one.address;
    if (!each.has(key)) each.set(key, one);
  }
  const sorted = (await withFacts(db, [...each.values()])).toSorted(
    (one, other) => other.newest.getTime() - one.newest.getTime(),
  );
  const seen = new Set<string>();
  return sorted.flatMap(({ one, keys }) => {
    const isSeen = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isSeen ? [] : one;
  });
}

interface WithFacts {
  one: ListedCustomer;
  /** When the newest of all that are merged with them last bought, or was made. */
  newest: Date;
  keys: string[];
}

async function withFacts(db: Db, candidates: readonly Candidate[]): Promise<WithFacts[]> {
  const merged = await mergedWithEach(db, candidates);
  const whose = merged.map((all) => all.whose);
  const spends = await spendOf(db, whose);
  const noted = await notedAmong(db, whose);
  const blocked = await blockedAmong(
    db,
    merged.flatMap(({ members }) => members.map(({ address }) => address)),
  );
  const operators = new Set((await listOperators(db)).map(({ userId }) => userId));
  return merged.map(({ members, whose: { accounts, addresses } }, place) => {
    const [candidate] = members;
    const spend = spends[place] as Spend;
    return {
      one: {
        ...candidate,
        spend,
        merged: members.length - 1,
        blocked: members.some(({ address }) => blocked.has(address)),
        noted: noted.has(place),
        operator: members.some(({ user }) => user !== null && operators.has(user.id)),
      },
      newest: spend.lastAt ?? newestAccount(members),
      keys: [...accounts, ...addresses],
    };
  });
}

function newestAccount(members: Merged<Candidate>['members']): Date {
  return new Date(Math.max(0, ...members.map(({ user }) => user?.createdAt.getTime() ?? 0)));
}
