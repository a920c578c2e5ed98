import { type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/database.ts';
import { byIndex } from '../../db/statement.ts';
import { type Walk, walkBySteps } from '../../db/walk.ts';
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

interface Walked extends Record<string, unknown> {
  id: string;
  at: string;
  is_newest: boolean;
}

/**
 * The newest paid order of each buyer: of each account, and of each address that no account has verified. Newest first. It walks the
 * orders by their age, and asks two indexes for each whether its buyer has a newer one: a plan for all at once would expect that
 * hardly any is, and read them all.
 * @param most orders walked
 */
export async function newestOfBuyers(
  db: Db,
  { after, limit }: CustomerPage,
  verified: Verified,
  most: number,
): Promise<Walk<Purchase>> {
  const { found: ids, until } = await walkBySteps({ after, limit, most }, async (place, step) => {
    const rows = await walk(db, { after: place, step }, verified);
    return rows.map(({ id, at, is_newest: isNewest }) => ({
      at: new Date(at),
      id,
      row: isNewest ? id : null,
    }));
  });
  const found = await purchasesById(db, ids);
  return {
    found: found.toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
    ),
    until,
  };
}

async function walk(
  db: Db,
  { after, step }: { after: CustomerPage['after']; step: number },
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

function isAfter(after: CustomerPage['after']): SQL {
  if (!after) return sql`true`;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  return sql`created_at <= ${at} and (created_at < ${at} or id::text < ${after.id} collate "C")`;
}
