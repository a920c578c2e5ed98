import { sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { readdressEsim } from '../esims/readdress-esim.ts';
import { queueMails } from '../mail/outbox.ts';
import { takeBackMails } from '../mail/queries.ts';
import { setAddress } from '../purchase/attempts.ts';
import { lockPurchase } from '../purchase/queries.ts';
import type { Purchase } from '../purchase/tables.ts';

/** A wallet's address is looked at when the purchase is made; later a buyer asks the support. */
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
 * Sends what a guest's purchase is about to another address, for the browser that bought it and as long as it is young: what has
 * left is sent there once more, what waits goes there alone. False where that may not be, and nothing was changed.
 */
export async function correctAddress(
  deps: Deps,
  id: string,
  { guest, email }: { guest: Buffer; email: string },
): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || !isOf(purchase, guest) || !isYoung(purchase, deps.now())) return false;
    if (purchase.email === email) return true;
    const corrected = { ...purchase, email };
    await setAddress(tx, id, email);
    await readdressEsim(tx, id, email);
    for (const template of await takeBackMails(tx, id, purchase.email)) {
      await queueMails(deps, tx, corrected, template);
    }
    return true;
  });
}

function isOf({ isGuest, userId, guestHash }: Purchase, guest: Buffer): boolean {
  return isGuest && userId === null && guestHash !== null && sameBytes(guestHash, guest);
}

function isYoung({ state, createdAt, erasedAt }: Purchase, now: Date): boolean {
  const isRecent = now.getTime() - createdAt.getTime() < MINUTES * 60_000;
  return isRecent && erasedAt === null && CORRECTABLE.has(state);
}
