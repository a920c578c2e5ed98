import { eq, sql } from 'drizzle-orm';

import type { Settings } from '../core/settings/env.ts';
import type { Cipher } from './cipher.ts';
import { CannotStart } from './data-dir.ts';
import type { Database, Db } from './database.ts';
import { shopMarkTable } from './tables.ts';

type Mark = typeof shopMarkTable.$inferSelect;
export type Kind = Mark['mode'];

const ROW = 1;
const CONTEXT = 'shop mark';
const CANARY = 'this key opens the database';

/** What the shop sells for: sandbox money, test money of a rehearsal, or real money. */
export function kindOf({ SHOP_MODE, STRIPE_STAGING }: Pick<Settings, 'SHOP_MODE' | 'STRIPE_STAGING'>): Kind {
  if (SHOP_MODE === 'sandbox') return 'sandbox';
  return STRIPE_STAGING ? 'rehearsal' : 'live';
}

/**
 * The first start of a shop makes a database its own; a later one must be of the same kind and have the key.
 * @throws {CannotStart} with a sentence where it is not
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
 * Compares a shop with the mark of its database, of whatever version; where it has none yet, its key with those that filled it.
 * Throws as {@link markDatabase}.
 */
export async function checkMark({ db }: Database, cipher: Cipher, kind: Kind): Promise<void> {
  const [has] = (await db.execute<{ mark: boolean }>(HAS_MARK)).rows;
  const [mark] = has?.mark ? await db.select().from(shopMarkTable).where(eq(shopMarkTable.id, ROW)) : [];
  if (mark) {
    const why = whyNotOf(mark, cipher, kind);
    if (why !== null) throw new CannotStart(why);
  } else if (await isFilledByAnother(db, cipher)) throw new CannotStart(WRONG_KEY);
}

const HAS_MARK = sql`select to_regclass('shop_mark') is not null as mark`;
/** Whatever is sealed has the id of its key beside it. */
const KEY_COLUMNS = sql`select table_name as table, column_name as column from information_schema.columns
  where table_schema = current_schema() and column_name like '%\\_key\\_id' and table_name <> 'shop_mark'`;
const WRONG_KEY =
  'DATA_KEY is not the key that this database was filled with; bring that one back, no code opens without it.';

/** What was erased names no key. */
async function isFilledByAnother(db: Db, cipher: Cipher): Promise<boolean> {
  const { keyId } = cipher.seal(CANARY, CONTEXT);
  for (const { table, column } of (await db.execute<{ table: string; column: string }>(KEY_COLUMNS)).rows) {
    const foreign = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} not in ('', ${keyId}) limit 1`;
    if ((await db.execute(foreign)).rows.length > 0) return true;
  }
  return false;
}

const KINDS: Record<Kind, string> = {
  sandbox: 'a sandbox shop',
  rehearsal: 'a rehearsal (STRIPE_STAGING=true)',
  live: 'a live shop',
};

function whyNotOf(mark: Mark, cipher: Cipher, kind: Kind): string | null {
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
