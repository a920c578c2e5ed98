import { unmakeAccount } from '../account/unmake-account.ts';
import { sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { readdressEsim } from '../esims/readdress-esim.ts';
import { lockUser } from '../identity/users.ts';
import { queueOrderMails } from '../mail/outbox.ts';
import { takeBackMails } from '../mail/queries.ts';
import { setAddress } from '../purchase/attempts.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';

/** Buyers check the address right after the purchase; later they ask the support. */
const MINUTES = 60;

const CORRECTABLE: ReadonlySet<Purchase['state']> = new Set([
  'created',
  'paying',
  'paid',
  'ordering',
  'unclear',
  'provisioned',
  'delivered',
]);

/**
 * Moves a guest's purchase to another address, at the request of the browser that bought it and only for a while after the
 * purchase: mails already sent are sent again to the new address, waiting mails go only there. The account made for the wrong
 * address is deleted unless somebody has signed in to it, and one is made for the right address. Returns false, changing nothing,
 * if that is not allowed.
 */
export async function correctAddress(
  deps: Deps,
  id: string,
  { guest, email }: { guest: Buffer; email: string },
): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const seen = await readPurchase(tx, id);
    if (!seen || !isOf(seen, guest)) return false;
    if (seen.userId !== null) await lockUser(tx, seen.userId);
    const purchase = await lockPurchase(tx, id);
    if (!purchase || !isOf(purchase, guest) || !isYoung(purchase, deps.now())) return false;
    if (purchase.userId !== seen.userId) return false;
    if (purchase.email === email) return true;
    if (purchase.userId !== null && !(await unmakeAccount(tx, purchase, purchase.userId))) return false;
    const corrected = { ...purchase, email, userId: null };
    await setAddress(tx, id, email);
    await readdressEsim(tx, id, email);
    for (const template of await takeBackMails(tx, id, purchase.email)) {
      await queueOrderMails(deps, tx, corrected, template);
    }
    if (purchase.createAccount) await deps.queue.send('account.welcome', { purchaseId: id }, { tx });
    return true;
  });
}

function isOf({ isGuest, guestHash }: Purchase, guest: Buffer): boolean {
  return isGuest && guestHash !== null && sameBytes(guestHash, guest);
}

function isYoung({ state, createdAt, erasedAt }: Purchase, now: Date): boolean {
  const isRecent = now.getTime() - createdAt.getTime() < MINUTES * 60_000;
  return isRecent && erasedAt === null && CORRECTABLE.has(state);
}
