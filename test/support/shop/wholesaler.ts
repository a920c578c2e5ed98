import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Deps } from '../../../src/server/deps.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import type { Fault } from '../outside/outside-world.ts';

/** One of a shop's wholesalers, by default eSIM Go. */
export function wholesalerOf({ deps }: { deps: Pick<Deps, 'wholesalers'> }, id = 'esim-go'): Wholesaler {
  return deps.wholesalers.of({ wholesaler: id });
}

/** What a test must know of a wholesaler that the sandbox plays. */
export interface Played {
  id: string;
  /** Its plan for seven days. */
  sells(plan: Plan): boolean;
  /** The calls that faults meet. */
  ordering: Pick<Fault, 'party' | 'method' | 'path'>;
  returning: Pick<Fault, 'party' | 'method' | 'path'>;
  /** How a refused return is forced. */
  refusal: number;
}

const isWeek = ({ duration, isUnlimited }: Plan) => duration === 7 && !isUnlimited;
const isSlow = ({ bundle_name }: Plan) => bundle_name.startsWith('slow_');

export const WHOLESALERS: Played[] = [
  {
    id: 'esim-go',
    sells: (plan) => isWeek(plan) && !isSlow(plan),
    ordering: { party: 'esim-go', method: 'POST', path: '/v2.4/orders' },
    returning: { party: 'esim-go', method: 'DELETE', path: '/v2.4/esims/*' },
    refusal: 400,
  },
  {
    id: 'slow-sim',
    sells: (plan) => isWeek(plan) && isSlow(plan),
    ordering: { party: 'slow-sim', method: 'POST', path: '/orders' },
    returning: { party: 'slow-sim', method: 'POST', path: '/orders/*/return' },
    refusal: 409,
  },
];
