import { and, eq } from 'drizzle-orm';

import type { Language } from '../../domain/languages.ts';
import type { Deps } from '../deps.ts';
import { userTable } from './tables.ts';
import type { Visitor } from './who.ts';

/**
 * An account takes from a purchase the language of its checkout, and its owner's name if it has none, so that they need not type
 * it twice.
 */
export async function rememberBuyer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Visitor,
  { fullName, language = user.language }: { fullName?: string; language?: Language | null | undefined },
): Promise<void> {
  // A wallet without a name makes the address the buyer's name.
  const isNamed = user.name === '' && fullName !== undefined && fullName !== user.email;
  if (!isNamed && language === user.language) return;
  await db.db
    .update(userTable)
    .set({ ...(isNamed && { name: fullName }), language, updatedAt: now() })
    .where(and(eq(userTable.id, user.id), isNamed ? eq(userTable.name, '') : undefined));
}
