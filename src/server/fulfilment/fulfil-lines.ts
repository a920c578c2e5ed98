import type { Deps } from '../deps.ts';
import type { Purchase } from '../purchase/tables.ts';
import { fulfil, PAUSES_SECONDS } from './fulfil.ts';
import type { HandedOver } from './provision.ts';

/**
 * Gets all plans of a paid basket at once. A plan for the eSIM of another line follows that one. What breaks off is gone on with by
 * the recover job. Returns what was handed over for each line, as `fulfil` does.
 */
export async function fulfilLines(deps: Deps, lines: readonly Purchase[]): Promise<(HandedOver | null)[]> {
  const begun = new Map<number, Promise<HandedOver | null>>();
  for (const purchase of lines) {
    const { id, line, ontoLine } = purchase;
    const before = ontoLine === null ? null : begun.get(ontoLine);
    const work = async () => {
      await before;
      return fulfil(deps, id, PAUSES_SECONDS, purchase);
    };
    begun.set(
      line,
      work().catch((error: unknown) => {
        deps.log.error({ err: error, purchaseId: id }, 'fulfilment broke off; the recover job goes on');
        return null;
      }),
    );
  }
  return Promise.all(begun.values());
}
