import { z } from 'zod';

import { mailboxOf } from '../../../domain/account/mailbox-of.ts';
import { maskEmail } from '../../../domain/account/mask-email.ts';
import { isSimilarAddress } from '../../../domain/email-typo.ts';
import { plainLetters } from '../../../domain/search-term.ts';
import type { Db } from '../../db/database.ts';
import { usersByAddress } from '../../identity/find-users.ts';
import { idsAtMailbox, idsByName, idsBySamePayer } from '../../purchase/overview/find-purchases.ts';
import { purchasesById } from '../../purchase/overview/overview.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { customerName, customerNamed, ordersOfAll } from '../parts/customer-named.ts';
import { mergedWith } from '../parts/merged-customers.ts';
import { verb } from '../parts/verb.ts';
import { buyersOf, type Candidate, ofAccount } from './find-customers.ts';

/** Why two customers may be one: the same mailbox, card or PayPal account; or the same name, and nearly the same address. */
const LIKENESSES = ['mailbox', 'payer', 'name'] as const;

type Likeness = (typeof LIKENESSES)[number];

/** The most suggestions. */
const MOST = 5;
/** The newest orders whose buyers and payers are compared. */
const MOST_ORDERS = 50;

export const customers_alike = verb({
  permission: 'customers.merge',
  summary: 'Suggest customers who may be the same person as one, those with most in common first',
  changes: false,
  input: z.object({ customer: customerName }),
  output: z.object({
    customers: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['account', 'guest']),
        name: z.string(),
        /** The address, mostly masked. */
        address: z.string(),
        why: z.array(z.enum(LIKENESSES)),
      }),
    ),
  }),
  async run({ deps }, { customer: typed }) {
    const { db } = deps.db;
    const { members, whose } = await mergedWith(db, await customerNamed(db, typed));
    const orders = await ordersOfAll(db, members, MOST_ORDERS);
    const known = new Set([...whose.accounts, ...whose.addresses]);
    const found = new Map<string, Candidate & { why: Likeness[] }>();
    for (const why of LIKENESSES)
      for (const one of await alikeBy[why](db, {
        addresses: members.map(({ address }) => address),
        orders,
      })) {
        const key = one.user?.id ?? one.address;
        if (known.has(key)) continue;
        const alike = found.get(key) ?? { ...one, why: [] };
        if (!alike.why.includes(why)) alike.why.push(why);
        found.set(key, alike);
      }
    const sorted = [...found.values()].toSorted((one, other) => other.why.length - one.why.length);
    return {
      customers: sorted.slice(0, MOST).map(({ id, user, name, address, why }) => ({
        id,
        kind: user ? ('account' as const) : ('guest' as const),
        name,
        address: maskEmail(address),
        why,
      })),
    };
  },
});

interface Known {
  addresses: string[];
  orders: Purchase[];
}

const alikeBy: Record<Likeness, (db: Db, known: Known) => Promise<Candidate[]>> = {
  async mailbox(db, { addresses }) {
    const found: Candidate[] = [];
    for (const mailbox of new Set(addresses.map(mailboxOf))) {
      found.push(...(await buyersWith(db, await idsAtMailbox(db, mailbox))));
      // Accounts that bought nothing, as far as their address begins alike.
      const accounts = await usersByAddress(db, mailbox.slice(0, mailbox.lastIndexOf('@')), MOST);
      found.push(...accounts.filter(({ email }) => mailboxOf(email) === mailbox).map(ofAccount));
    }
    return found;
  },
  payer: async (db, { orders }) => {
    const ids = orders.map(({ id }) => id);
    return buyersWith(db, await idsBySamePayer(db, ids));
  },
  async name(db, { addresses, orders }) {
    const found: Candidate[] = [];
    for (const name of new Set(orders.map(({ fullName }) => fullName).filter(Boolean))) {
      const same = (await purchasesById(db, await idsByName(db, name, null))).filter(
        ({ fullName, email }) =>
          plainLetters(fullName) === plainLetters(name) &&
          addresses.some((address) => isSimilarAddress(address, email)),
      );
      found.push(...(await buyersOf(db, same)));
    }
    return found;
  },
};

async function buyersWith(db: Db, purchaseIds: string[]): Promise<Candidate[]> {
  return buyersOf(db, await purchasesById(db, purchaseIds));
}
