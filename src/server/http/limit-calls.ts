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
 * Every limit that counts an address alone. An airport, a ship or a mobile network puts thousands of buyers behind one, so each lets
 * a crowd of 2,000 an hour pass and stops machines; who does something bad is counted by browser, account or order.
 */
export const OF_ADDRESS = limits({
  quote: { times: 6000, seconds: 600 },
  'start payment': { times: 3000, seconds: QUARTER },
  'complete payment': { times: 6000, seconds: QUARTER },
  /** Wrong ones. Who is refused here can pay without one. */
  'promotion code': { times: 100, seconds: HOUR },
  'correct addresses': { times: 200, seconds: QUARTER },
  refund: { times: 400, seconds: HOUR },
  'return link': { times: 600, seconds: HOUR },
  'return by order': { times: 200, seconds: HOUR },
  'withdrawal question': { times: 200, seconds: HOUR },
  withdrawal: { times: 600, seconds: HOUR },
  /** Each is read by people. */
  'enterprise address': { times: 40, seconds: HOUR },
  /** Failed ones. */
  'sign-in address': { times: 400, seconds: QUARTER },
  'sign-up address': { times: 300, seconds: HOUR },
  'reset mail address': { times: 200, seconds: HOUR },
  'verification mail address': { times: 200, seconds: HOUR },
  'reset address': { times: 200, seconds: HOUR },
  'verify address': { times: 400, seconds: HOUR },
  'change password address': { times: 400, seconds: QUARTER },
  'google address': { times: 1000, seconds: QUARTER },
});

/** Lets one address call the routes behind it no more often than that, for all processes together. */
export function limitCalls(deps: Deps, limit: keyof typeof OF_ADDRESS): MiddlewareHandler {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return async (c, next) => {
    const wait = await countTry(deps, OF_ADDRESS[limit], clientAddress(c, trusted));
    if (wait > 0) throw new Problem('too_many_calls', { seconds: wait });
    await next();
  };
}
