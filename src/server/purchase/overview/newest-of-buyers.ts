import { type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/database.ts';
import { byIndex } from '../../db/statement.ts';
import type { Purchase } from '../tables.ts';
import { purchasesById } from './overview.ts';

/** A page of a list of customers: everything after `after` is older, or as old with a smaller id. */
export interface CustomerPage {
  after: {
    at: Date;
    /** Of an order, an account or a block. */
    id: string;
  } | null;
  limit: number;
}

/** Which account has verified an address, as queries by the accounts' room. */
interface Verified {
  /** The account's id. */
  accountAt: (address: SQL) => SQL;
  /** The reverse. */
  addressOf: (userId: SQL) => SQL;
}

/** Orders walked at a time, the first time and at most. */
const STEP = { first: 200, most: 3200 };

interface Walked extends Record<string, unknown> {
  id: string;
  at: string;
  is_newest: boolean;
}

/**
 * The newest paid order of each buyer: of each account, and of each address that no account has verified. Newest first. It walks the
 * orders by their age, some at a time, and asks two indexes for each whether its buyer has a newer one: a plan for all at once would
 * expect that hardly any is, and read them all.
 */
export async function newestOfBuyers(
  db: Db,
  { after, limit }: CustomerPage,
  verified: Verified,
): Promise<Purchase[]> {
  const ids: string[] = [];
  let place = after && { at: after.at.toISOString(), id: after.id };
  for (let step = STEP.first; ids.length < limit; step = Math.min(2 * step, STEP.most)) {
    const walked = await walk(db, { after: place, step }, verified);
    ids.push(...walked.filter((one) => one.is_newest).map(({ id }) => id));
    const last = walked.at(-1);
    if (!last || walked.length < step) break;
    place = last;
  }
  const found = await purchasesById(db, ids.slice(0, limit));
  return found.toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  );
}

async function walk(
  db: Db,
  { after, step }: { after: { at: string; id: string } | null; step: number },
  { accountAt, addressOf }: Verified,
): Promise<Walked[]> {
  const isNewer = sql`newer.paid_at is not null and (newer.created_at, newer.id) > (bought.created_at, bought.id)`;
  const { rows } = await byIndex(db, (tx) =>
    tx.execute<Walked>(sql`
    with bought as materialized (
      select id, created_at, paid_at, user_id, email from purchase where ${isAfter(after)}
      order by created_at desc, id desc limit ${step}
    )
    select bought.id, bought.created_at::text as at,
      case when bought.paid_at is null or bought.user_id is null and bought.email = '' then false else
        (select newer.id from purchase as newer
          where newer.user_id = coalesce(bought.user_id, ${accountAt(sql`lower(bought.email)`)}) and ${isNewer} limit 1) is null
        and (select newer.id from purchase as newer
          where lower(newer.email) = case when bought.user_id is null then lower(bought.email) else ${addressOf(sql`bought.user_id`)} end
            and newer.email <> '' and newer.user_id is null and ${isNewer} limit 1) is null
      end as is_newest
    from bought order by bought.created_at desc, bought.id desc`),
  );
  return rows;
}

function isAfter(after: { at: string; id: string } | null): SQL {
  if (!after) return sql`true`;
  const at = sql`${after.at}::timestamptz`;
  return sql`created_at <= ${at} and (created_at < ${at} or id::text < ${after.id} collate "C")`;
}
