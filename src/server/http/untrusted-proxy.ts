import { createMiddleware } from 'hono/factory';

import { familyOf, readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { peerOf } from './client-address.ts';

/** A wrongly configured proxy forwards every call, and one line an hour is enough to find it. */
const AGAIN_MS = 3_600_000;

/** Private networks: a caller there is a proxy of ours, not a visitor. */
const PRIVATE = readNetworks([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

/**
 * Warns of a call forwarded by an untrusted address. If that is our own proxy, all visitors look like one to every limit.
 * Visitors may send such headers too, so their addresses are not logged.
 */
export function warnOfUntrustedProxy({ settings, log, now }: Pick<Deps, 'settings' | 'log' | 'now'>) {
  const trusted = readNetworks(settings.TRUSTED_PROXIES);
  let warnedAt = -Infinity;
  return createMiddleware(async (c, next) => {
    const header = ['X-Forwarded-For', 'Forwarded'].find((name) => c.req.header(name) !== undefined);
    if (header !== undefined && now().getTime() - warnedAt >= AGAIN_MS) {
      const peer = peerOf(c);
      const family = familyOf(peer);
      if (!family || !trusted.check(peer, family)) {
        warnedAt = now().getTime();
        const known = family && PRIVATE.check(peer, family) ? { peer } : {};
        log.warn(
          known,
          `${header} came from an address that is not in TRUSTED_PROXIES, and was not believed. If that is your proxy, all visitors share one limit.`,
        );
      }
    }
    await next();
  });
}
