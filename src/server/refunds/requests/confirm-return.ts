import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq, gt, isNull } from 'drizzle-orm';

import { Problem } from '../../../domain/problems/problem.ts';
import { sha256 } from '../../db/cipher.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { countTry, type Limit } from '../../http/rate-limit.ts';
import type { Visitor } from '../../identity/who.ts';
import { queueMail } from '../../mail/outbox.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { type RefundStart, refuseByPolicy, requestRefund } from '../request-refund.ts';
import { returnConfirmationTable } from './tables.ts';

export const RETURN_LINK_HOURS = 24;

/** For one purchase: enough if a mail was lost, too few to fill a mailbox. */
const MAILS: Limit = { name: 'return mail', times: 3, seconds: 3600 };

/**
 * Whether a return needs confirmation from the purchase's mailbox: a holder of an order's link can claim a guest's purchase into
 * their own account, and only a verified address shows that the buyer is the same person.
 */
export function needsConfirmation(
  { isGuest, userId, email }: Purchase,
  visitor: Pick<Visitor, 'id' | 'email' | 'emailVerified'> | null,
): boolean {
  if (!isGuest || visitor === null || userId !== visitor.id) return false;
  return !(visitor.emailVerified && visitor.email.toLowerCase() === email.toLowerCase());
}

/**
 * Mails that mailbox a link with which its owner returns the eSIM. Earlier links of the purchase become invalid. Returns the
 * seconds to wait if too many were sent; throws `not_refundable` if there is nothing to confirm.
 */
export async function askMailbox(deps: Deps, purchase: Purchase): Promise<number> {
  const { userId, language } = purchase;
  refuseByPolicy(deps, purchase, null);
  const wait = await countTry(deps, MAILS, purchase.id);
  if (wait > 0) return wait;
  const now = deps.now();
  const secret = randomBytes(32).toString('base64url');
  await deps.db.db.transaction(async (tx) => {
    await tx
      .update(returnConfirmationTable)
      .set({ usedAt: now })
      .where(
        and(eq(returnConfirmationTable.purchaseId, purchase.id), isNull(returnConfirmationTable.usedAt)),
      );
    await tx.insert(returnConfirmationTable).values({
      id: randomUUID(),
      purchaseId: purchase.id,
      userId,
      tokenHash: hashOf(secret),
      askedAt: now,
      expiresAt: new Date(now.getTime() + RETURN_LINK_HOURS * 3_600_000),
    });
    await queueMail(deps, tx, {
      userId,
      address: purchase.email,
      language,
      template: 'confirm_return',
      secret,
    });
  });
  return 0;
}

/** The purchase of a link, without using the link up. Throws `not_found` if it is used, too old or invented. */
export async function readConfirmation(deps: Deps, token: string): Promise<Purchase> {
  const [found] = await deps.db.db.select().from(returnConfirmationTable).where(isGood(deps, token));
  const purchase = found && (await readPurchase(deps.db.db, found.purchaseId));
  if (!purchase || purchase.userId !== found.userId) throw isOver();
  return purchase;
}

/**
 * The mailbox's owner agrees: the eSIM is returned as if requested at the time of the link. A link works once, and again after an
 * interruption.
 */
export async function confirmReturn(deps: Deps, token: string): Promise<RefundStart> {
  const purchase = await readConfirmation(deps, token);
  const [used] = await deps.db.db
    .update(returnConfirmationTable)
    .set({ usedAt: deps.now() })
    .where(isGood(deps, token))
    .returning();
  if (!used) throw isOver();
  try {
    const why = 'returned within the hours of the policy, confirmed by mail';
    return await requestRefund(deps, purchase, { who: 'buyer', why, at: used.askedAt });
  } catch (error) {
    if (!(error instanceof Problem)) {
      await deps.db.db
        .update(returnConfirmationTable)
        .set({ usedAt: null })
        .where(eq(returnConfirmationTable.id, used.id));
    }
    throw error;
  }
}

/** The token itself is stored only encrypted, in its mail until that has been sent. */
export function hashOf(token: string): Buffer {
  return sha256(`return ${token}`);
}

function isGood(deps: Deps, token: string) {
  const { tokenHash, usedAt, expiresAt } = returnConfirmationTable;
  return and(eq(tokenHash, hashOf(token)), isNull(usedAt), gt(expiresAt, deps.now()));
}

function isOver(): Problem {
  return new Problem('used_link');
}

/** Returns requested from an account, and whether their mailbox has confirmed them. */
export function confirmationsAskedBy(
  db: DbOrTx,
  userId: string,
): Promise<{ purchaseId: string; askedAt: Date; usedAt: Date | null }[]> {
  const { purchaseId, askedAt, usedAt } = returnConfirmationTable;
  return db
    .select({ purchaseId, askedAt, usedAt })
    .from(returnConfirmationTable)
    .where(eq(returnConfirmationTable.userId, userId));
}
