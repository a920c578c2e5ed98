import type { Deps } from '../../../src/server/deps.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';

/** One of a shop's wholesalers: eSIM Go unless told. */
export function wholesalerOf({ deps }: { deps: Pick<Deps, 'wholesalers'> }, id = 'esim-go'): Wholesaler {
  return deps.wholesalers.of({ wholesaler: id });
}
