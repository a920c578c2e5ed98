import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { actor } from '../../staff/acting.ts';
import { mayKnowBuyers } from '../parts/allowed.ts';
import { customerName, customerNamed, personNamed, subjectOf } from '../parts/customer-named.ts';
import { nextPage, paged, placeIn, placeOf } from '../parts/pages.ts';
import { recordFound } from '../parts/record-read.ts';
import { amountSchema, flag, iso, isoOrNull, moment, reason, verb, type VerbCall } from '../parts/verb.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { customerData, dataSchema } from './customer-data.ts';
import { customerSchema, readCustomer } from './customer-facts.ts';
import { eraseCustomer } from './erase-customer.ts';
import { blockedCustomers, customersLike, type ListedCustomer, newestCustomers } from './find-customers.ts';
import { spendFacts } from './spend-facts.ts';

/** Of an order, or of an account: as the sign-in library and we make them. */
const rowId = z.string().regex(/^[\w-]{1,64}$/);

/** A customer in a list. */
const listedSchema = z.object({
  id: z.string(),
  kind: z.enum(['account', 'guest']),
  /** 'Chloé D.'; empty where none is known. */
  name: z.string(),
  /** The address, mostly masked. */
  address: z.string(),
  /** When they last bought, or else when the account or, in the list of blocks, the block was made. */
  at: moment,
  /** Of a paid order; null without any. */
  last_order_at: moment.nullable(),
  last_seen_at: moment.nullable(),
  /** Number of paid orders. */
  orders: z.int(),
  /** What they paid less what went back, in each currency and in dollars. */
  spent: z.array(amountSchema),
  spent_dollars: amountSchema,
  blocked: z.boolean(),
  disputed: z.boolean(),
  /** Whether operators have written notes. */
  noted: z.boolean(),
  /** Whether it is an operator's own account. */
  is_operator: z.boolean(),
  /** Number of further customers that operators merged with this one. */
  merged: z.int(),
});

export const customers = verb({
  permission: 'customers.read',
  summary: 'List customers or blocked ones, the last to buy first, or find them by address, id or name',
  changes: false,
  input: z.object({
    search: customerName.optional(),
    blocked: flag,
    ...paged,
  }),
  output: z.object({
    customers: z.array(listedSchema),
    /** Only if nobody fits what was typed, and these come near it. */
    near: z.literal(true).optional(),
    ...nextPage,
  }),
  async run(call, { search: typed, blocked, after, limit }) {
    const { db } = call.deps.db;
    const page = {
      after: after === undefined ? null : placeIn(after, 'customers', blocked ? z.uuid() : rowId),
      limit,
    };
    if (typed === undefined) {
      const { found, next } = await (blocked ? blockedCustomers : newestCustomers)(db, page);
      return {
        customers: found.map((one) => listedCustomer(call, one, blocked ? one.at : undefined)),
        next: next && placeOf(next),
      };
    }
    const { found, isNear } = await customersLike(db, typed);
    const shown = blocked === undefined ? found : found.filter((one) => one.blocked === blocked);
    if (shown.length > 0) await recordFound(call, 'customers found', { customers: shown.length });
    return {
      customers: shown.map((one) => listedCustomer(call, one)),
      ...(isNear && { near: true as const }),
      next: null,
    };
  },
});

function listedCustomer(
  call: VerbCall,
  { id, user, name, address, at, spend, blocked, noted, operator, merged }: ListedCustomer,
  blockedAt?: Date,
): z.infer<typeof listedSchema> {
  const { orders, lastAt, disputed } = spend;
  const { amounts, dollars } = spendFacts(spend);
  return {
    id,
    kind: user ? 'account' : 'guest',
    name: mayKnowBuyers(call) ? name : '',
    address: maskEmail(address),
    at: iso(blockedAt ?? lastAt ?? at),
    last_order_at: isoOrNull(lastAt),
    last_seen_at: isoOrNull(user?.lastSeenAt),
    orders,
    spent: amounts,
    spent_dollars: dollars,
    blocked,
    disputed,
    noted,
    is_operator: operator,
    merged,
  };
}

export const customer = verb({
  permission: 'customers.read',
  summary: 'Show a customer’s spend, orders, eSIMs, notes, disputes, consents and sessions',
  changes: false,
  input: z.object({ customer: customerName }),
  output: customerSchema,
  async run(call, { customer: typed }) {
    return readCustomer(call, await customerNamed(call.deps.db.db, typed));
  },
});

export const block = verb({
  permission: 'customers.block',
  summary: 'Block a customer from buying and signing in; they keep what they bought',
  changes: true,
  input: z.object({ customer: customerName, reason }),
  output: z.object({ id: z.string(), ended: z.int() }),
  async run({ deps, by }, { customer: typed, reason }) {
    const { customer: of, ended } = await blockCustomer(deps, by, { customer: typed, reason });
    return { id: of.id, ended };
  },
});

export const unblock = verb({
  permission: 'customers.block',
  summary: 'Unblock a customer',
  changes: true,
  input: z.object({ customer: customerName, reason }),
  output: z.object({ id: z.string() }),
  async run({ deps, by }, { customer: typed, reason }) {
    const { id } = await unblockCustomer(deps, by, { customer: typed, reason });
    return { id };
  },
});

export const customer_data = verb({
  permission: 'customers.data',
  summary: 'Export all data of a customer for them, without codes and secrets',
  changes: true,
  input: z.object({ customer: customerName }),
  output: dataSchema,
  async run({ deps, by }, { customer: typed }) {
    const found = await personNamed(deps.db.db, typed);
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'customer data given',
      why: '',
      ...subjectOf(found),
    });
    return customerData(deps, found);
  },
});

export const erase = verb({
  permission: 'customers.erase',
  summary: 'Delete a customer’s account and erase who bought what; what the books need stays',
  changes: true,
  input: z.object({
    customer: customerName,
    /** The customer's address, typed in full. */
    address: z.string().trim().min(1).max(320),
    reason,
  }),
  output: z.object({
    account: z.boolean(),
    orders: z.int(),
    requests: z.int(),
    drafts: z.int(),
    unpaid: z.int(),
    blocked: z.boolean(),
  }),
  run: ({ deps, by }, { customer: typed, address, reason }) =>
    eraseCustomer(deps, by, { customer: typed, address, reason }),
});
