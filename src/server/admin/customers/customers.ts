import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { actor } from '../../staff/acting.ts';
import { customerNamed, subjectOf } from '../parts/customer-named.ts';
import { recordFound, recordRead } from '../parts/record-read.ts';
import { flag, iso, isoOrNull, moment, pageAfter, placeIn, placeOf, verb, reason } from '../parts/verb.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { customerData, dataSchema } from './customer-data.ts';
import { customerSchema, readCustomer } from './customer-facts.ts';
import { eraseCustomer } from './erase-customer.ts';
import { blockedCustomers, customersLike, newestCustomers } from './find-customers.ts';

/** Names a customer: by address, or by the id of an account or of a guest's order. */
const customerName = z.string().trim().min(1).max(320);
/** As the sign-in library and we make them. */
const userId = z.string().regex(/^[\w-]{1,64}$/);

/** A customer in a list. */
const listedSchema = z.object({
  id: z.string(),
  kind: z.enum(['account', 'guest']),
  /** 'Chloé D.'; empty where none is known. */
  name: z.string(),
  /** The address, mostly masked. */
  address: z.string(),
  /** When the account was made, the guest last bought, or the block was made. */
  at: moment,
  last_seen_at: moment.nullable(),
  /** Null for guests. */
  orders: z.int().nullable(),
  blocked: z.boolean(),
});

export const customers = verb({
  permission: 'customers.read',
  summary: 'List accounts or blocked customers, newest first, or find customers by address, id or name',
  changes: false,
  input: z.object({
    search: customerName.optional(),
    blocked: flag,
    after: pageAfter,
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  output: z.object({
    customers: z.array(listedSchema),
    /** Only if nobody fits what was typed, and these come near it. */
    near: z.literal(true).optional(),
    next: z.string().nullable(),
  }),
  async run(call, { search: typed, blocked, after, limit }) {
    const { db } = call.deps.db;
    const page = {
      after: after === undefined ? null : placeIn(after, 'customers', blocked ? z.uuid() : userId),
      limit: limit + 1,
    };
    const isSearch = typed !== undefined;
    const list = blocked ? blockedCustomers : newestCustomers;
    const { found, isNear } = isSearch
      ? await customersLike(db, typed)
      : { found: await list(db, page), isNear: false };
    const rows = isSearch && blocked !== undefined ? found.filter((one) => one.blocked === blocked) : found;
    const shown = isSearch ? rows : rows.slice(0, limit);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    if (isSearch && shown.length > 0) await recordFound(call, 'customers found', { customers: shown.length });
    return {
      customers: shown.map(({ id, kind, name, address, at, lastSeenAt, orders, blocked: isBlocked }) => ({
        id,
        kind,
        name,
        address: maskEmail(address),
        at: iso(at),
        last_seen_at: isoOrNull(lastSeenAt),
        orders,
        blocked: isBlocked,
      })),
      ...(isNear && { near: true as const }),
      next: last ? placeOf(last) : null,
    };
  },
});

export const customer = verb({
  permission: 'customers.read',
  summary: 'Show a customer’s orders, eSIMs, consents and sessions',
  changes: false,
  input: z.object({ customer: customerName }),
  output: customerSchema,
  async run(call, { customer: typed }) {
    const found = await customerNamed(call.deps.db.db, typed);
    await recordRead(call, subjectOf(found), 'customer read');
    return readCustomer(call, found);
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
    const found = await customerNamed(deps.db.db, typed);
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
    unpaid: z.int(),
    blocked: z.boolean(),
  }),
  run: ({ deps, by }, { customer: typed, address, reason }) =>
    eraseCustomer(deps, by, { customer: typed, address, reason }),
});
