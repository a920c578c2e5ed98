import { type BundleStatus, bundleStatusOf, readingOf } from '../../domain/esims/bundle-status.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import { type OwnedEsim, statusOf } from './queries.ts';
import { esimUsageTable } from './tables.ts';

/** A reading younger than this is not asked for again: the wholesaler's budget is shared with orders. */
const FRESH_SECONDS = 20;

/** What is left of a bundle: asked of the wholesaler, unless that was just done. */
export async function readBundleStatus(
  deps: Pick<Deps, 'db' | 'esimGo' | 'now' | 'log'>,
  { row, usage }: Pick<OwnedEsim, 'row' | 'usage'>,
): Promise<BundleStatus> {
  const now = deps.now();
  const isFresh = usage && now.getTime() - usage.readAt.getTime() < FRESH_SECONDS * 1000;
  if (isFresh) return statusOf(usage);

  const readings = await deps.esimGo.bundleOn(row.iccid, row.bundleName).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, esim: row.id }, 'the status of a bundle cannot be read');
    throw new Problem('network_down', 'The network does not answer right now. Please try again.');
  });
  const reading = readingOf(readings, row.orderReference);
  if (!reading) throw new Problem('not_found', 'The network has no status for this eSIM yet.');
  const { state: bundleState, ...quantities } = reading;
  const set = { bundleState, ...quantities, readAt: now };
  await deps.db.db
    .insert(esimUsageTable)
    .values({ userEsimId: row.id, ...set })
    .onConflictDoUpdate({ target: esimUsageTable.userEsimId, set });
  return bundleStatusOf(reading, now);
}
