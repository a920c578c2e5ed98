import { mergesWith } from '../../audit/customer-merges.ts';
import type { Whose } from '../../audit/customer-notes.ts';
import type { CustomerMerge } from '../../audit/tables.ts';
import type { DbOrTx } from '../../db/database.ts';
import { blockOf } from '../../fraud/blocked-mailboxes.ts';
import { readUser } from '../../identity/find-users.ts';
import { type Customer, guestWith, whoseOf } from './customer-named.ts';

/** The most customers that are shown as one. */
export const MOST_MERGED = 20;

type Known = Pick<Customer, 'user' | 'address'>;

/** Customers whom operators have merged into one, and how. */
export interface Merged<One extends Known = Customer> {
  /** Those that there are: the one asked for first, without anybody who was erased. */
  members: [One, ...Customer[]];
  /** Oldest first. */
  merges: CustomerMerge[];
  /** The accounts and addresses of all members, and the addresses of merges that nobody buys with any more. */
  whose: Whose;
}

/** The names of a customer in merges. */
export function keysOf(customer: Known): string[] {
  const { accounts, addresses } = whoseOf(customer);
  return [...accounts, ...addresses];
}

/** Everybody who is merged with a customer, over however many steps. */
export async function mergedWith<One extends Known>(db: DbOrTx, customer: One): Promise<Merged<One>> {
  const members: [One, ...Customer[]] = [customer];
  const keys = new Set(keysOf(customer));
  const merges = new Map<string, CustomerMerge>();
  for (let asked = [...keys]; asked.length > 0 && keys.size <= 2 * MOST_MERGED;) {
    const found = await mergesWith(db, asked);
    asked = [];
    for (const merge of found) {
      merges.set(merge.id, merge);
      for (const key of [merge.one, merge.other].filter((one) => !keys.has(one))) {
        const member = await customerWith(db, key);
        const added = [key, ...(member ? keysOf(member) : [])].filter((one) => !keys.has(one));
        for (const one of added) keys.add(one);
        asked.push(...added);
        if (member) members.push(member);
      }
    }
  }
  const all = [...keys];
  return {
    members,
    merges: [...merges.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    whose: {
      accounts: all.filter((key) => !key.includes('@')),
      addresses: all.filter((key) => key.includes('@')),
    },
  };
}

/** The same for a list: most of its customers are merged with nobody, which takes one query for all. */
export async function mergedWithEach<One extends Known>(
  db: DbOrTx,
  customers: readonly One[],
): Promise<Merged<One>[]> {
  const found = new Set(
    (await mergesWith(db, customers.flatMap(keysOf))).flatMap(({ one, other }) => [one, other]),
  );
  const all: Merged<One>[] = [];
  for (const customer of customers)
    all.push(
      keysOf(customer).some((key) => found.has(key))
        ? await mergedWith(db, customer)
        : { members: [customer], merges: [], whose: whoseOf(customer) },
    );
  return all;
}

/** The customer of a name in merges; null if they were erased, or buy with that address no more. */
export async function customerWith(db: DbOrTx, key: string): Promise<Customer | null> {
  if (key.includes('@')) return guestWith(db, key);
  const user = await readUser(db, key);
  return user && { id: key, user, address: user.email, block: await blockOf(db, user.email) };
}
