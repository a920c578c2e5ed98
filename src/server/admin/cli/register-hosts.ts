import { WALLET_NAMES, WALLETS } from '../../../domain/checkout/paid-method.ts';
import { table } from '../../core/text-table.ts';
import type { Deps } from '../../deps.ts';
import { CannotDo } from './answer.ts';

/** Registers the shop's own host and the named ones, so that wallets are offered there. Safe to repeat. */
export async function registerHosts(
  { settings, walletHosts }: Pick<Deps, 'settings' | 'walletHosts'>,
  named: string[],
): Promise<string> {
  const own = new URL(settings.BASE_URL).hostname;
  const hosts = [...new Set([own, ...named.map((name) => name.toLowerCase())])].filter(isPublic);
  if (hosts.length === 0) throw new CannotDo(`No registration is needed for ${own}. Name another host.`);
  const rows: string[][] = [];
  for (const host of hosts) {
    const { isNew, errors } = await walletHosts.register(host);
    const states = WALLETS.map((wallet) => errors[wallet] ?? 'works');
    rows.push([host, isNew ? 'registered' : 'known, checked again', ...states]);
  }
  return table(['host', 'is', ...WALLETS.map((wallet) => WALLET_NAMES[wallet])], rows);
}

/** Hosts that only this machine knows cannot be registered. */
function isPublic(host: string): boolean {
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
