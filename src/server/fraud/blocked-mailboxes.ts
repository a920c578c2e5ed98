import { randomUUID } from 'node:crypto';

import { desc, eq, inArray, sql } from 'drizzle-orm';

import { mailboxOf } from '../../domain/account/mailbox-of.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { type BlockedMailbox, blockedMailboxTable } from './tables.ts';

/** The database's error when it refuses a blocked mailbox a purchase or a session. */
const REFUSED = 'SB001';

/** Whether the database refused because a mailbox is blocked. */
export function isRefusedAsBlocked(error: unknown): boolean {
  for (let seen = error; seen instanceof Error; seen = seen.cause)
    if ('code' in seen && seen.code === REFUSED) return true;
  return false;
}

/** The block of an address's mailbox; null for none. */
export async function blockOf(db: DbOrTx, address: string): Promise<BlockedMailbox | null> {
  const [block] = await db
    .select()
    .from(blockedMailboxTable)
    .where(eq(blockedMailboxTable.mailbox, mailboxOf(address)));
  return block ?? null;
}

export async function blockById(db: DbOrTx, id: string): Promise<BlockedMailbox | null> {
  const [block] = await db.select().from(blockedMailboxTable).where(eq(blockedMailboxTable.id, id));
  return block ?? null;
}

/** Which of these addresses belong to blocked mailboxes. */
export async function blockedAmong(db: DbOrTx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ mailbox: blockedMailboxTable.mailbox })
    .from(blockedMailboxTable)
    .where(inArray(blockedMailboxTable.mailbox, [...new Set(addresses.map(mailboxOf))]));
  const blocked = new Set(rows.map(({ mailbox }) => mailbox));
  return new Set(addresses.filter((address) => blocked.has(mailboxOf(address))));
}

/** All blocks, newest first, after a place. */
export function listBlocks(
  db: DbOrTx,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<BlockedMailbox[]> {
  const { blockedAt, id } = blockedMailboxTable;
  return db
    .select()
    .from(blockedMailboxTable)
    .where(
      after
        ? sql`(${blockedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(blockedAt), desc(id))
    .limit(limit);
}

/** Blocks an address's mailbox. Null if it is blocked already. */
export async function blockMailbox(
  tx: Tx,
  address: string,
  block: Pick<BlockedMailbox, 'userId' | 'purchaseId' | 'operatorId' | 'blockedAt' | 'why'>,
): Promise<BlockedMailbox | null> {
  const [made] = await tx
    .insert(blockedMailboxTable)
    .values({ id: randomUUID(), mailbox: mailboxOf(address), ...block })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** Lifts a block. False if there is none. */
export async function unblockMailbox(tx: Tx, address: string): Promise<boolean> {
  const lifted = await tx
    .delete(blockedMailboxTable)
    .where(eq(blockedMailboxTable.mailbox, mailboxOf(address)))
    .returning({ id: blockedMailboxTable.id });
  return lifted.length > 0;
}
