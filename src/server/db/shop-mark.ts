import { eq } from 'drizzle-orm';

import type { Settings } from '../core/settings/env.ts';
import type { Cipher } from './cipher.ts';
import { CannotStart } from './data-dir.ts';
import type { Database } from './database.ts';
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
  const { keyId, ciphertext } = cipher.seal(CANARY, CONTEXT);
  await database.db
    .insert(shopMarkTable)
    .values({ id: ROW, mode: kind, canary: ciphertext, canaryKeyId: keyId })
    .onConflictDoNothing();
  await checkMark(database, cipher, kind);
}

/** Compares a shop with the mark of its database; one that no shop has started on yet has none. Throws as {@link markDatabase}. */
export async function checkMark(database: Database, cipher: Cipher, kind: Kind): Promise<void> {
  const [mark] = await database.db.select().from(shopMarkTable).where(eq(shopMarkTable.id, ROW));
  const why = mark ? whyNotOf(mark, cipher, kind) : null;
  if (why !== null) throw new CannotStart(why);
}

const KINDS: Record<Kind, string> = {
  sandbox: 'a sandbox shop',
  rehearsal: 'a rehearsal (STRIPE_STAGING=true)',
  live: 'a live shop',
};

function whyNotOf(mark: Mark, cipher: Cipher, kind: Kind): string | null {
  if (mark.mode !== kind)
    return `the database belongs to ${KINDS[mark.mode]}, and this is ${KINDS[kind]}; give it a database of its own.`;
  return opens(mark, cipher)
    ? null
    : 'DATA_KEY is not the key that this database was filled with; bring that one back, no code opens without it.';
}

function opens({ canary, canaryKeyId }: Mark, cipher: Cipher): boolean {
  try {
    return cipher.open({ keyId: canaryKeyId, ciphertext: canary }, CONTEXT) === CANARY;
  } catch {
    return false;
  }
}
