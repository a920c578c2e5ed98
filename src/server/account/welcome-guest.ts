import { randomBytes, randomUUID } from 'node:crypto';

import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { Deps } from '../deps.ts';
import { userTable } from '../identity/tables.ts';
import { queueMail, queueOrderMails } from '../mail/outbox.ts';
import { putIntoAccount } from '../purchase/hand-over.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';

/** Travellers read their mail late. After that, 'Forgot your password?' sends another link. */
export const WELCOME_LINK_DAYS = 3;

/**
 * Makes the account that a guest asked for, with the purchase in it; the mailed link is the only way in. If the address has an
 * account already, nothing is put into it, for nothing shows that the buyer owns it: a mail tells the owner how to claim the
 * purchase. The buyer sees the same screen either way. Does nothing when repeated.
 */
export async function welcomeGuest(deps: Deps, purchaseId: string): Promise<void> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  if (!purchase?.isGuest || purchase.userId !== null || buyerView(purchase.state) !== 'ready') return;
  const id = randomUUID();
  // Before the transaction, which the library cannot join. Nobody gets the link unless the account is made.
  const secret = await makePasswordLink(deps, id);

  await deps.db.db.transaction(async (tx) => {
    const current = await lockPurchase(tx, purchaseId);
    if (!current || current.userId !== null) return;
    const address = addressKey(current.email);
    const now = deps.now();
    const [made] = await tx
      .insert(userTable)
      .values({
        id,
        name: current.fullName,
        email: address,
        language: current.language,
        createdAt: now,
        updatedAt: now,
        lastSeenAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return queueOrderMails(deps, tx, purchaseId, 'claim_purchase');
    await putIntoAccount(tx, current, id);
    const { language } = current;
    await queueMail(deps, tx, { userId: id, address, language, template: 'account_ready', secret });
  });
}

/** The token of a link with which the library lets its holder choose a user's password. */
async function makePasswordLink({ auth, now }: Pick<Deps, 'auth' | 'now'>, userId: string): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(now().getTime() + WELCOME_LINK_DAYS * 24 * 3_600_000),
  });
  return token;
}
