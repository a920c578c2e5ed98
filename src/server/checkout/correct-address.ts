import { unmakeAccount } from '../account/unmake-account.ts';
import { changeAddress } from '../customer-portal/change-address.ts';
import { sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { lockUser } from '../identity/users.ts';
import { linesOf } from '../purchase/basket.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';

/** Buyers check the address right after the purchase; later they ask the support, who change it for them. */
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
 * purchase. The account made for the wrong address is deleted, and one is made for the right address. Returns false, changing
 * nothing, if that is not allowed, or if somebody has signed in to that account.
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
    const by = { who: 'buyer' } as const;
    for (const line of await linesOf(tx, purchase)) {
      if (line.id !== purchase.id) await lockPurchase(tx, line.id);
      if (line.email === purchase.email)
        await changeAddress(
          deps,
          tx,
          { ...line, userId: null },
          { which: 'email', to: email, why: 'corrected', by },
        );
    }
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
