import type { Deps } from '../deps.ts';
import type { ToldNetworks } from './to-networks.ts';

/**
 * The networks from each wholesaler that publishes them, in one call each. A wholesaler that does not answer, or sends none, is
 * left out: its known networks stay, and its plans are sold all the same.
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
