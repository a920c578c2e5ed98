import { createHash } from 'node:crypto';

import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';

import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { announceCatalog } from '../pubsub/news.ts';
import { type HeldPrice, heldPriceTable } from './tables.ts';

/** The subject of one decision: a batch, or one bundle of a wholesaler. */
export function subjectOf({ batch, wholesaler, bundleName }: HeldPrice): string {
  return batch ?? `${wholesaler} ${bundleName}`;
}

const IS_LISTED = eq(heldPriceTable.isListed, true);

/** Held prices of the newest lists, by name; only those of one subject if it is given. */
export function heldPrices(db: DbOrTx, subject?: string): Promise<HeldPrice[]> {
  return db
    .select()
    .from(heldPriceTable)
    .where(and(IS_LISTED, subject === undefined ? undefined : isOf(subject)))
    .orderBy(asc(heldPriceTable.bundleName), asc(heldPriceTable.wholesaler));
}

function isOf(subject: string): SQL | undefined {
  const { batch, wholesaler, bundleName } = heldPriceTable;
  return or(
    eq(batch, subject),
    and(sql`${batch} is null`, sql`${wholesaler} || ' ' || ${bundleName} = ${subject}`),
  );
}

/** A mark of the prices as seen, which a decision sends back. */
export function markOf(prices: readonly HeldPrice[]): string {
  const seen = prices.map(({ wholesaler, bundleName, seenCents, state }) => [
    wholesaler,
    bundleName,
    seenCents,
    state,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}

export interface Decided {
  /** As they were before the decision. */
  prices: HeldPrice[];
  /** The catalogue's revision, a new one if prices were published. */
  revision: number;
}

/**
 * Publishes the prices of a subject, or leaves its plans unchanged for as long as the lists stay the same.
 * @param seen what `markOf` gave the caller; null to accept any
 * @throws Problem `no_held_price`, `changed_by_another`
 */
export async function decideHeld(
  tx: Tx,
  { subject, accept, seen, now }: { subject: string; accept: boolean; seen: string | null; now: Date },
): Promise<Decided> {
  // A sync locks the same row while it compares.
  const { rows } = await tx.execute<{ revision: string }>(
    sql`select revision from catalog_revision for update`,
  );
  const revision = Number(rows[0]?.revision ?? 0);
  const prices = await heldPrices(tx, subject);
  if (prices.length === 0) throw new Problem('no_held_price');
  if (seen !== null && seen !== markOf(prices)) throw new Problem('changed_by_another');
  if (!accept) {
    await tx
      .update(heldPriceTable)
      .set({ state: 'kept' })
      .where(and(IS_LISTED, isOf(subject)));
    return { prices, revision };
  }
  const held = JSON.stringify(prices);
  const accepted = sql`jsonb_to_recordset(${held}::jsonb) as held
    (wholesaler text, "bundleName" text, places text[], "publishedCents" integer, "seenCents" integer)`;
  const isTheirs = sql`plan.wholesaler = held.wholesaler and plan.bundle_name = held."bundleName" and plan.country_code = any(held.places)`;
  await tx.execute(sql`
    insert into wholesale_change (wholesaler, bundle_name, country_code, from_cents, at)
    select plan.wholesaler, plan.bundle_name, plan.country_code, held."publishedCents", ${now.toISOString()}::timestamptz
    from ${accepted} join plan on ${isTheirs} where held."publishedCents" is not null
    on conflict (wholesaler, bundle_name, country_code) do update set from_cents = excluded.from_cents, at = excluded.at`);
  await tx.execute(sql`
    update plan set wholesale_cents = held."seenCents", available = not exists (
      select from plan other where other.available and other.wholesaler <> plan.wholesaler
        and other.bundle_name = plan.bundle_name and other.country_code = plan.country_code)
    from ${accepted} where ${isTheirs}`);
  await tx.delete(heldPriceTable).where(and(IS_LISTED, isOf(subject)));
  await tx.execute(sql`
    update catalog_revision set revision = ${revision + 1}, changed_at = ${now.toISOString()}::timestamptz`);
  await announceCatalog(tx, revision + 1);
  return { prices, revision: revision + 1 };
}
