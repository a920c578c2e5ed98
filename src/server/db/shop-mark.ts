import { eq, type SQL, sql } from 'drizzle-orm';

import { asTyped } from '../core/installation.ts';
import type { Logger } from '../core/log.ts';
import type { Settings } from '../core/settings/env.ts';
import type { Cipher } from './cipher.ts';
import { CannotStart } from './data-dir.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { shopMarkTable } from './tables.ts';

type Mark = Pick<typeof shopMarkTable.$inferSelect, 'mode' | 'canary' | 'canaryKeyId' | 'movedTo'>;
export type Kind = Exclude<Mark['mode'], 'moving' | 'moved'>;

const ROW = 1;
const CONTEXT = 'shop mark';
const SIGNING_CONTEXT = 'signing key';
const CANARY = 'this key opens the database';

/** The kind of money the shop takes: the sandbox's, test money of a rehearsal, or real money. */
export function kindOf({ SHOP_MODE, STRIPE_STAGING }: Pick<Settings, 'SHOP_MODE' | 'STRIPE_STAGING'>): Kind {
  if (SHOP_MODE === 'sandbox') return 'sandbox';
  return STRIPE_STAGING ? 'rehearsal' : 'live';
}

/**
 * A shop's first start marks the database as its own; later starts must be of the same kind and have the key.
 * @throws {CannotStart} with a sentence if not
 */
export async function markDatabase(database: Database, cipher: Cipher, kind: Kind): Promise<void> {
  await checkMark(database, cipher, kind);
  const { keyId, ciphertext } = cipher.seal(CANARY, CONTEXT);
  await database.db
    .insert(shopMarkTable)
    .values({ id: ROW, mode: kind, canary: ciphertext, canaryKeyId: keyId })
    .onConflictDoNothing();
  await checkMark(database, cipher, kind);
}

/**
 * Compares a shop with its database's mark, of whatever version. Without a mark, compares its key with those of the sealed
 * values. Throws as {@link markDatabase}.
 */
export async function checkMark({ db }: Database, cipher: Cipher, kind: Kind): Promise<void> {
  const mark = await readMark({ db });
  if (mark) {
    const why = whyNotOf(mark, cipher, kind);
    if (why !== null) throw new CannotStart(why);
  } else if ((await sealedByOthers({ db }, cipher.keyIds)).size > 0) throw new CannotStart(WRONG_KEY);
}

/** Null if no shop has started there. */
export async function readMark({ db }: Pick<Database, 'db'>): Promise<Mark | null> {
  const [has] = (await db.execute<{ mark: boolean }>(HAS_MARK)).rows;
  const [mark] = has?.mark ? await db.select(MARK).from(shopMarkTable).where(eq(shopMarkTable.id, ROW)) : [];
  return mark ?? null;
}

/** The columns that the first marking release had, whichever came later. */
const MARK = {
  mode: shopMarkTable.mode,
  canary: shopMarkTable.canary,
  canaryKeyId: shopMarkTable.canaryKeyId,
  movedTo: sql<string | null>`to_jsonb(shop_mark) ->> 'moved_to'`,
};
const HAS_MARK = sql`select to_regclass('shop_mark') is not null as mark`;
/** Every sealed value has the id of its key in a column beside it. */
const KEY_COLUMNS = sql`select table_name as table, column_name as column from information_schema.columns
  where table_schema = current_schema() and column_name like '%\\_key\\_id'`;
const WRONG_KEY =
  'DATA_KEY is not the key that this database was filled with; bring that one back, or list it in DATA_KEY_OLD: no code opens without it.';

/** Counts, by table, the values sealed by none of these keys; erased values have no key. */
export async function sealedByOthers(
  { db }: Pick<Database, 'db'>,
  keyIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of (await db.execute<{ table: string; column: string }>(KEY_COLUMNS)).rows) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} not in ${['', ...keyIds]}`,
    );
    const count = (counts.get(table) ?? 0) + (rows[0]?.count ?? 0);
    if (count > 0) counts.set(table, count);
  }
  return counts;
}

/** The shop's cipher, which signs as at the database's first start, even if the data key has changed since. */
export async function withOwnSigning({ db }: Database, cipher: Cipher): Promise<Cipher> {
  const [mark] = await db.select().from(shopMarkTable).where(eq(shopMarkTable.id, ROW));
  return mark ? cipher.signingBy(signingKeyOf(mark, cipher)) : cipher;
}

function signingKeyOf(
  { signingKeyId: keyId, signingCiphertext: ciphertext, canaryKeyId }: typeof shopMarkTable.$inferSelect,
  cipher: Cipher,
): string {
  if (keyId === null || ciphertext === null) return cipher.signingKeyOf(canaryKeyId);
  return cipher.open({ keyId, ciphertext }, SIGNING_CONTEXT);
}

/**
 * Seals the mark with the current data key, so that it alone suffices to start; the signing key stays. Returns whether the mark
 * was sealed with another key.
 */
export async function rotateKeyOfMark({ db }: Database, cipher: Cipher): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mark] = await tx.select().from(shopMarkTable).where(eq(shopMarkTable.id, ROW)).for('update');
    if (!mark || mark.canaryKeyId === cipher.keyIds[0]) return false;
    const canary = cipher.seal(CANARY, CONTEXT);
    const signing = cipher.seal(signingKeyOf(mark, cipher), SIGNING_CONTEXT);
    await tx.update(shopMarkTable).set({
      canary: canary.ciphertext,
      canaryKeyId: canary.keyId,
      signingCiphertext: signing.ciphertext,
      signingKeyId: signing.keyId,
    });
    return true;
  });
}

/** The cluster, its timeline (each promotion and each recovery from an archive begins another), and the database in it. */
const HISTORY: SQL<string> = sql`(select system_identifier from pg_control_system()) || '.' ||
  left(pg_walfile_name(pg_current_wal_lsn()), 8) || '.' || (select oid from pg_database where datname = current_database())`;
/** Databases whose server does not report a timeline, to log each once per process. */
const warned = new WeakSet<object>();

/**
 * When the database began to lack commits that providers may still know of, because a standby was promoted or a backup
 * restored. Whether commits waited for the standby is not considered, since a restore reverts that information, too. Null if it
 * never happened. Each call checks for itself, so the first call afterwards finds it.
 */
export async function commitsLostBefore(
  { db: { db }, log }: { db: Pick<Database, 'db'>; log: Logger },
  now: Date,
): Promise<Date | null> {
  const { id, history, historyBeganAt } = shopMarkTable;
  const began = sql`case when ${history} <> ${HISTORY} then ${now.toISOString()}::timestamptz else ${historyBeganAt} end`;
  const changed = await db
    .update(shopMarkTable)
    .set({ history: HISTORY, historyBeganAt: began })
    .where(sql`${id} = ${ROW} and ${history} is distinct from ${HISTORY}`)
    .returning({ at: historyBeganAt })
    .catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      // Servers that only speak PostgreSQL's protocol, with their own storage, know no timeline.
      if (!warned.has(db)) log.warn({ err: error }, 'the database does not tell whether it went back');
      warned.add(db);
      return [];
    });
  if (changed.some(({ at }) => at?.getTime() === now.getTime()))
    log.warn('the database went back, or a standby was promoted: commits may be lost');
  const [mark] = await db.select({ at: historyBeganAt }).from(shopMarkTable).where(eq(id, ROW));
  const lost = mark?.at ?? null;
  lately.set(db, { at: performance.now(), lost });
  return lost;
}

const REMEMBER_MS = 1_000;
const lately = new WeakMap<object, { at: number; lost: Date | null }>();

/** The same for whoever asks at each purchase: from a moment ago. */
export async function commitsLostLately(
  deps: Parameters<typeof commitsLostBefore>[0],
  now: Date,
): Promise<Date | null> {
  const known = lately.get(deps.db.db);
  return known && performance.now() - known.at < REMEMBER_MS ? known.lost : commitsLostBefore(deps, now);
}

/**
 * A copy of the embedded database does not show by itself that time has passed since. An older release's copy has no column for
 * it.
 */
export async function markGoneBack({ db }: Pick<Database, 'db'>): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from information_schema.columns where table_name = 'shop_mark' and column_name = 'history'`,
  );
  if (rows.length > 0) await db.update(shopMarkTable).set({ history: 'a copy' });
}

const KINDS: Record<Kind, string> = {
  sandbox: 'a sandbox shop',
  rehearsal: 'a rehearsal (STRIPE_STAGING=true)',
  live: 'a live shop',
};

function whyNotOf(mark: Mark, cipher: Cipher, kind: Kind): string | null {
  if (mark.mode === 'moved')
    return `this shop has moved to ${mark.movedTo}; set DATABASE_URL to that database, and start it there.`;
  if (mark.mode === 'moving')
    return `a shop is being moved into this database; run \`${asTyped('move')}\` to its end, then start this again.`;
  if (mark.mode !== kind)
    return `the database belongs to ${KINDS[mark.mode]}, and this is ${KINDS[kind]}; give it a database of its own.`;
  return opens(mark, cipher) ? null : WRONG_KEY;
}

function opens({ canary, canaryKeyId }: Mark, cipher: Cipher): boolean {
  try {
    return cipher.open({ keyId: canaryKeyId, ciphertext: canary }, CONTEXT) === CANARY;
  } catch {
    return false;
  }
}
