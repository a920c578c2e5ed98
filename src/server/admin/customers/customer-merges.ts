import { createHash, randomUUID } from 'node:crypto';

import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { deleteMerge, lockMerges, writeMerge } from '../../audit/customer-merges.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { DbOrTx } from '../../db/database.ts';
import { esimsOfPurchases } from '../../esims/esims-of-purchases.ts';
import { spendOf } from '../../purchase/overview/spend.ts';
import { actor } from '../../staff/acting.ts';
import {
  type Customer,
  customerName,
  customerNamed,
  isErased,
  ordersOfAll,
  subjectOf,
  whoseOf,
} from '../parts/customer-named.ts';
import { customerWith, keysOf, type Merged, mergedWith, MOST_MERGED } from '../parts/merged-customers.ts';
import { recordRead } from '../parts/record-read.ts';
import { mustHaveReason, reason, verb, wrongField } from '../parts/verb.ts';
import { spendFacts, spendSchema } from './spend-facts.ts';

const pair = z.object({
  customer: customerName,
  other: customerName.describe('the customer who is the same person'),
});

/** Enough to count the eSIMs of whoever is no reseller. */
const MOST_ORDERS = 1000;

export const customer_merge_preview = verb({
  permission: 'customers.merge',
  summary: 'Show what merging two customers would join',
  changes: false,
  input: pair,
  output: z.object({
    /** Everybody who would be one customer, each with their own spend. */
    customers: z.array(
      z.object({ id: z.string(), kind: z.enum(['account', 'guest']), email: z.string(), spend: spendSchema }),
    ),
    spend: spendSchema,
    /** Of the newest 1,000 orders. */
    esims: z.int(),
    /** For the merge, which is refused if others have merged any of them meanwhile. */
    seen: z.string(),
  }),
  async run(call, { customer, other }) {
    const { db } = call.deps.db;
    const { all, seen } = await pairOf(db, customer, other);
    for (const member of all) await recordRead(call, subjectOf(member), 'customer read');
    const orders = await ordersOfAll(db, all, MOST_ORDERS);
    const esims = await esimsOfPurchases(
      db,
      orders.map(({ id }) => id),
    );
    const each = all.map(whoseOf);
    const whole = {
      accounts: each.flatMap(({ accounts }) => accounts),
      addresses: each.flatMap(({ addresses }) => addresses),
    };
    const [spend, ...spends] = await spendOf(db, [whole, ...each]);
    return {
      customers: all.map(({ id, user, address }, place) => ({
        id,
        kind: user ? ('account' as const) : ('guest' as const),
        email: address,
        spend: spendFacts(spends[place]),
      })),
      spend: spendFacts(spend),
      esims: new Set(esims.map(({ row }) => row.iccid)).size,
      seen,
    };
  },
});

export const customer_merge = verb({
  permission: 'customers.merge',
  summary: 'Show two customers as one in the console; neither gets access to the other’s orders or mails',
  changes: true,
  input: pair.extend({
    reason,
    seen: z
      .string()
      .max(100)
      .optional()
      .describe('from the preview; if others have merged meanwhile, it is refused'),
  }),
  output: z.object({ merge: z.uuid() }),
  async run({ deps, by }, { customer, other, reason: why, seen: expected }) {
    mustHaveReason(why);
    const id = randomUUID();
    await deps.db.db.transaction(async (tx) => {
      await lockMerges(tx);
      const { one, with: second, seen } = await pairOf(tx, customer, other);
      if (expected !== undefined && expected !== seen) throw new Problem('changed_by_another');
      await writeMerge(tx, {
        id,
        one: keyOf(one),
        other: keyOf(second),
        at: deps.now(),
        operatorId: by.operatorId,
        why,
      });
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'customer merged',
        why,
        ...subjectOf(one),
        after: { merge: id, other: idIn(second) },
      });
    });
    return { merge: id };
  },
});

export const customer_unmerge = verb({
  permission: 'customers.merge',
  summary: 'Undo a merge: the console shows its two customers apart again',
  changes: true,
  input: z.object({ merge: z.uuid(), reason }),
  output: z.object({}),
  async run({ deps, by }, { merge, reason: why }) {
    await deps.db.db.transaction(async (tx) => {
      await lockMerges(tx);
      const gone = await deleteMerge(tx, merge);
      if (!gone) throw new Problem('changed_by_another');
      const sides = [];
      for (const key of [gone.one, gone.other]) {
        const side = await customerWith(tx, key);
        if (side) sides.push(side);
      }
      const [one, other] = sides;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'customer unmerged',
        why,
        ...(one && subjectOf(one)),
        before: { merge, other: other ? idIn(other) : null },
      });
    });
    return {};
  },
});

interface Pair {
  one: Customer;
  with: Customer;
  /** Everybody who is merged with one of the two. */
  all: Customer[];
  /** Changes when somebody is merged with any of them, or no longer. */
  seen: string;
}

/** @throws Problem `no_customer` also for who was erased, and `invalid_field` for what cannot be merged */
async function pairOf(db: DbOrTx, customer: string, other: string): Promise<Pair> {
  const one = await customerNamed(db, customer);
  const second = await customerNamed(db, other);
  if (isErased(one) || isErased(second)) throw new Problem('no_customer');
  const [mine, theirs] = [await mergedWith(db, one), await mergedWith(db, second)];
  if (keyOf(one) === keyOf(second)) throw wrongField('other', 'This is the same customer.');
  const keys = new Set(keysIn(mine));
  if (keysOf(second).some((key) => keys.has(key))) throw wrongField('other', 'These two are merged already.');
  const all = [...mine.members, ...theirs.members];
  if (all.length > MOST_MERGED)
    throw wrongField('other', `Up to ${MOST_MERGED} customers can be merged into one.`);
  const seen = createHash('sha256')
    .update([...keysIn(mine), ...keysIn(theirs)].toSorted().join('\n'))
    .digest('base64url');
  return { one, with: second, all, seen };
}

const keysIn = ({ whose: { accounts, addresses } }: Merged) => [...accounts, ...addresses];

/** The name of a customer in a merge: the account's id, or a guest's address. */
function keyOf({ user, address }: Customer): string {
  return user ? user.id : address.toLowerCase();
}

/** For the audit: an id, and no address. */
function idIn(customer: Customer): string {
  const of = subjectOf(customer);
  return 'subject' in of ? of.subject : `order ${of.purchaseId}`;
}
