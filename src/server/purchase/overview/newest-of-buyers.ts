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

/**
 * The newest paid order of each buyer: of each account, and of each address that no account has verified. Newest first. It walks the
 * orders by their age, and asks two indexes for each whether its buyer has a newer one.
 */
export async function newestOfBuyers(
  db: Db,
  { after, limit }: CustomerPage,
  { accountAt, addressOf }: Verified,
): Promise<Purchase[]> {
  const isNewer = sql`newer.paid_at is not null and (newer.created_at, newer.id) > (bought.created_at, bought.id)`;
  const { rows } = await byIndex(db, (tx) =>
    tx.execute<{ id: string }>(sql`
    select bought.id from purchase as bought
    where bought.paid_at is not null and (bought.user_id is not null or bought.email <> '') and ${isAfter(after)}
      and (select newer.id from purchase as newer
        where newer.user_id = coalesce(bought.user_id, ${accountAt(sql`lower(bought.email)`)}) and ${isNewer} limit 1) is null
      and (select newer.id from purchase as newer
        where lower(newer.email) = case when bought.user_id is null then lower(bought.email) else ${addressOf(sql`bought.user_id`)} end
          and newer.email <> '' and newer.user_id is null and ${isNewer} limit 1) is null
    order by bought.created_at desc, bought.id desc limit ${limit}`),
  );
  const found = await purchasesById(
    db,
    rows.map(({ id }) => id),
  );
  return found.toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  );
}

function isAfter(after: CustomerPage['after']): SQL {
  if (!after) return sql`true`;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  return sql`bought.created_at <= ${at} and (bought.created_at < ${at} or bought.id::text < ${after.id} collate "C")`;
}
