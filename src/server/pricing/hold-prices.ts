import { sql } from 'drizzle-orm';

import type { Minor } from '../../domain/money.ts';
import { isOneJump, jumpOf, sellsAtOldPrice } from '../../domain/operators/pricing/price-jump.ts';
import type { Tx } from '../db/database.ts';
import { type HeldPrice, heldPriceTable } from './tables.ts';

/** A bundle as a wholesaler lists it. */
interface Listed {
  wholesaler: string;
  bundleName: string;
  wholesaleCents: Minor | null;
  dataMb: number;
  durationDays: number;
}

/** As published, at a price that is trusted. */
export type Published<Bundle extends Listed> = Bundle & { isHeldBack: boolean };

interface About<Bundle> {
  now: Date;
  /** Codes of the countries, or of the region, where it is sold. */
  placesOf: (bundle: Bundle) => string[];
  /** The margin on its price there at this wholesale price; null if it is not sold at it. */
  marginOf: (bundle: Bundle, place: string, wholesale: Minor) => Minor | null;
}

interface Known {
  cents: Minor;
  dataMb: number;
  durationDays: number;
}

const keyOf = ({ wholesaler, bundleName }: Pick<Listed, 'wholesaler' | 'bundleName'>) =>
  `${wholesaler} ${bundleName}`;

/**
 * Compares a whole catalogue with the published prices, in the transaction that will publish it. Prices that jumped are held, and
 * their bundles keep the previous price. A held price that no longer differs by a jump is deleted. A price that was decided about
 * is not held again.
 */
export async function holdPrices<Bundle extends Listed>(
  tx: Tx,
  listed: readonly Bundle[],
  { now, placesOf, marginOf }: About<Bundle>,
): Promise<Published<Bundle>[]> {
  const known = await knownPrices(tx);
  const before = new Map((await tx.select().from(heldPriceTable)).map((row) => [keyOf(row), row]));
  const held: HeldPrice[] = [];
  const published = listed.map((bundle) => {
    const was = before.get(keyOf(bundle));
    const seen = bundle.wholesaleCents ?? 0;
    const old = known.get(keyOf(bundle));
    const cents = was ? was.publishedCents : (old?.cents ?? null);
    const places = placesOf(bundle);
    const why = jumpOf({
      published: cents,
      seen,
      margins: worstMargins(bundle, places, cents, seen, marginOf),
    });
    if (why === null) return { ...bundle, isHeldBack: false };
    const isKnown = was?.seenCents === seen && was.why === why;
    held.push({
      wholesaler: bundle.wholesaler,
      bundleName: bundle.bundleName,
      places,
      publishedCents: cents,
      seenCents: seen,
      why,
      state: isKnown ? was.state : 'waiting',
      batch: isKnown ? was.batch : null,
      isListed: true,
      seenAt: isKnown ? was.seenAt : now,
    });
    // The old price applies only to the old size.
    const isSameSize = old?.dataMb === bundle.dataMb && old.durationDays === bundle.durationDays;
    const isHeldBack = !(sellsAtOldPrice(why) && isSameSize);
    return { ...bundle, wholesaleCents: cents ?? seen, isHeldBack };
  });
  await keep(tx, inBatches(held, listed, now), new Set(listed.map(keyOf)));
  return published;
}

/** The current or last wholesale prices of bundles. */
async function knownPrices(tx: Tx): Promise<Map<string, Known>> {
  const { rows } = await tx.execute<{
    wholesaler: string;
    bundle_name: string;
    cents: number;
    data_mb: number;
    days: number;
  }>(sql`
    select distinct on (wholesaler, bundle_name) wholesaler, bundle_name, wholesale_cents as cents, data_mb, duration_days as days
    from (
      select wholesaler, bundle_name, wholesale_cents, data_mb, duration_days, available from plan
      union all
      select source.wholesaler, source.source_bundle, source.wholesale_cents, plan.data_mb, plan.duration_days, true
      from plan_source source join plan using (country_code, bundle_name) where plan.available
    ) as bundle order by wholesaler, bundle_name, available desc, wholesale_cents desc`);
  return new Map(
    rows.map(({ wholesaler, bundle_name: bundleName, cents, data_mb: dataMb, days: durationDays }) => [
      keyOf({ wholesaler, bundleName }),
      { cents, dataMb, durationDays },
    ]),
  );
}

/** Among the places where the previous price left enough, the one where the new price leaves least. */
function worstMargins<Bundle>(
  bundle: Bundle,
  places: readonly string[],
  published: Minor | null,
  seen: Minor,
  marginOf: About<Bundle>['marginOf'],
): { published: Minor | null; seen: Minor | null } {
  if (published === null || published === seen) return { published: null, seen: null };
  const found = places
    .map((place) => ({ published: marginOf(bundle, place, published), seen: marginOf(bundle, place, seen) }))
    .filter((margins) => (margins.published ?? -1) >= 0)
    .toSorted((a, b) => (a.seen ?? 0) - (b.seen ?? 0));
  return found[0] ?? { published: null, seen: null };
}

/** New prices that jumped the same way in one list share a batch, if there are many. */
function inBatches(held: readonly HeldPrice[], listed: readonly Listed[], now: Date): HeldPrice[] {
  const isNew = ({ seenAt }: HeldPrice) => seenAt === now;
  const groups = Map.groupBy(held.filter(isNew), ({ wholesaler, why }) => `${wholesaler} ${why}`);
  const sizes = Map.groupBy(listed, ({ wholesaler }) => wholesaler);
  return held.map((row) => {
    if (!isNew(row)) return row;
    const group = `${row.wholesaler} ${row.why}`;
    const isOne = isOneJump(groups.get(group)?.length ?? 0, sizes.get(row.wholesaler)?.length ?? 0);
    return isOne ? { ...row, batch: `${group} ${now.toISOString()}` } : row;
  });
}

/** Bundles missing from all lists now keep their last published price: they may come back. */
async function keep(tx: Tx, held: readonly HeldPrice[], listed: ReadonlySet<string>): Promise<void> {
  const names = JSON.stringify([...listed]);
  await tx.execute(sql`
    update held_price set is_listed = false
    where is_listed and wholesaler || ' ' || bundle_name not in (select jsonb_array_elements_text(${names}::jsonb))`);
  const rows = JSON.stringify(held);
  await tx.execute(sql`
    delete from held_price where is_listed and (wholesaler, bundle_name) not in (
      select wholesaler, "bundleName" from jsonb_to_recordset(${rows}::jsonb) as row (wholesaler text, "bundleName" text))`);
  if (held.length === 0) return;
  await tx.execute(sql`
    insert into held_price (wholesaler, bundle_name, places, published_cents, seen_cents, why, state, batch, is_listed, seen_at)
    select wholesaler, "bundleName", places, "publishedCents", "seenCents", why, state, batch, true, "seenAt"
    from jsonb_to_recordset(${rows}::jsonb) as row (wholesaler text, "bundleName" text, places text[], "publishedCents" integer,
      "seenCents" integer, why text, state text, batch text, "seenAt" timestamptz)
    on conflict (wholesaler, bundle_name) do update set places = excluded.places, published_cents = excluded.published_cents,
      seen_cents = excluded.seen_cents, why = excluded.why, state = excluded.state, batch = excluded.batch, is_listed = true,
      seen_at = excluded.seen_at`);
}
