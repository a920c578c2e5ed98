import type { Deps } from '../deps.ts';
import type { ToldNetworks } from './to-networks.ts';

/**
 * The networks of each wholesaler that tells them, in one call each. Who does not answer, or with nothing, is missing: what is
 * known of its networks stays, and its plans are sold whatever it says of these.
 */
export async function askNetworks({
  wholesalers,
  log,
}: Pick<Deps, 'wholesalers' | 'log'>): Promise<ToldNetworks[]> {
  const told: ToldNetworks[] = [];
  for (const { id, networks: ask } of wholesalers.all) {
    if (!ask) continue;
    try {
      const networks = await ask();
      if (networks.length === 0) throw new Error('it tells of none');
      told.push({ wholesaler: id, networks });
    } catch (error) {
      log.warn({ err: error, wholesaler: id }, 'its networks stay as they were');
    }
  }
  return told;
}
