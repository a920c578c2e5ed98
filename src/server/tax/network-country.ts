import type { Context } from 'hono';

import { taxTerritory } from '../../domain/tax/tax-territory.ts';
import { familyOf, readNetworks } from '../core/settings/networks.ts';
import type { Deps } from '../deps.ts';
import { peerOf } from '../http/client-address.ts';

/** The country of a caller's address, as a trusted proxy names it; null without one, or where no tax asks for it. */
export function networkCountry({ settings }: Pick<Deps, 'settings'>, c: Context): string | null {
  const { TAX, COUNTRY_HEADER: header, TRUSTED_PROXIES } = settings;
  if (TAX === 'none' || header === undefined) return null;
  const peer = peerOf(c);
  const family = familyOf(peer);
  const isTrusted = family !== null && readNetworks(TRUSTED_PROXIES).check(peer, family);
  return isTrusted ? taxTerritory(c.req.header(header)) : null;
}
