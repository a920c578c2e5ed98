import type { MiddlewareHandler } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import { readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { countTry, type Limit } from './rate-limit.ts';

/** Lets one address call the routes behind it no more often than that, for all processes together. */
export function limitCalls(deps: Deps, limit: Limit): MiddlewareHandler {
  const trusted = readNetworks(deps.settings.TRUSTED_PROXIES);
  return async (c, next) => {
    const wait = await countTry(deps, limit, clientAddress(c, trusted));
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      throw new Problem('too_many_calls');
    }
    await next();
  };
}
