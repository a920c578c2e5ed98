import type { Deps } from '../deps.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * Writes a purchase's id onto its new eSIM in the wholesaler's records: a database that has lost the purchase then finds the eSIM
 * that its buyer has. Nobody waits for it.
 */
export async function labelEsim(deps: Deps, purchase: Purchase, iccid: string): Promise<void> {
  try {
    await deps.wholesalers.of(purchase).labels?.put(iccid, purchase.id);
  } catch (error) {
    deps.log.warn({ err: error, purchaseId: purchase.id }, 'the wholesaler keeps no label of an eSIM');
  }
}
