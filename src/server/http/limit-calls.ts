import type { MiddlewareHandler } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { countTry, type Limit } from './rate-limit.ts';

const QUARTER = 15 * 60;
const HOUR = 3600;

const limits = <Name extends string>(all: Record<Name, Omit<Limit, 'name'>>) =>
  Object.fromEntries(
    Object.entries<Omit<Limit, 'name'>>(all).map(([name, limit]) => [name, { name, ...limit }]),
  ) as Record<Name, Limit>;

/**
 * Every limit by address alone. An airport, a ship or a mobile network puts thousands of buyers behind one address, so each limit
 * allows a crowd of 2,000 an hour and stops machines; misuse is counted by browser, account or order.
 */
export const OF_ADDRESS = limits({
  quote: { times: 6000, seconds: 600 },
  'start payment': { times: 3000, seconds: QUARTER },
  'complete payment': { times: 6000, seconds: QUARTER },
  /** Wrong codes. A buyer refused here can pay without one. */
  'promotion code': { times: 100, seconds: HOUR },
  /** Each asks VIES. A buyer refused here pays the tax, and gets it back. */
  'VAT number': { times: 200, seconds: HOUR },
  'correct addresses': { times: 200, seconds: QUARTER },
  /** Offers seen, accepted and drawn. */
  'draft order': { times: 1200, seconds: QUARTER },
  refund: { times: 400, seconds: HOUR },
  'return link': { times: 600, seconds: HOUR },
  'return by order': { times: 200, seconds: HOUR },
  'withdrawal question': { times: 200, seconds: HOUR },
  withdrawal: { times: 600, seconds: HOUR },
  'missed search': { times: 300, seconds: HOUR },
  /** People read each of them. */
  'enterprise address': { times: 40, seconds: HOUR },
  /** Failed sign-ins. */
  'sign-in address': { times: 400, seconds: QUARTER },
  'sign-up address': { times: 300, seconds: HOUR },
  'reset mail address': { times: 200, seconds: HOUR },
  'verification mail address': { times: 200, seconds: HOUR },
  'reset address': { times: 200, seconds: HOUR },
  'verify address': { times: 400, seconds: HOUR },
  'change password address': { times: 400, seconds: QUARTER },
  'google address': { times: 1000, seconds: QUARTER },
  /** Steps of joining the team, and passkeys. */
  'console address': { times: 300, seconds: QUARTER },
  'wrong API token': { times: 100, seconds: QUARTER },
});

/** Limits how often one address may call a route, over all processes. */
export function limitCalls(deps: Deps, limit: keyof typeof OF_ADDRESS): MiddlewareHandler {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return async (c, next) => {
    const wait = await countTry(deps, OF_ADDRESS[limit], clientAddress(c, trusted));
    if (wait > 0) throw new Problem('too_many_calls', { seconds: wait });
    await next();
  };
}
