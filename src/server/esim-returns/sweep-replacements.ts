import { inWork } from '../core/work.ts';
import type { Deps } from '../deps.ts';
import { emptyReplaced, replacedOrdersToEmpty } from './empty-replaced.ts';
import { goOnReplacing, openReplacements } from './replace-esim.ts';

/**
 * Continues replacements that broke off, and old eSIMs whose return the wholesaler has yet to decide.
 * @param limit how many of each
 * @returns how many were looked at
 */
export async function sweepReplacements(deps: Deps, limit: number): Promise<number> {
  const open = await openReplacements(deps.db.db, limit);
  for (const replacement of open) {
    const { purchaseId } = replacement;
    await inWork({ purchaseId }, () => goOnReplacing(deps, replacement)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId }, 'reconcile: eSIM is replaced later');
    });
  }
  const old = await replacedOrdersToEmpty(deps.db.db, deps.now(), limit);
  for (const order of old) {
    const { purchaseId } = order;
    await inWork({ purchaseId }, () => emptyReplaced(deps, order)).catch((error: unknown) => {
      deps.log.error({ err: error, purchaseId }, 'reconcile: replaced eSIM is asked for again later');
    });
  }
  return open.length + old.length;
}
