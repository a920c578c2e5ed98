import type { Finding } from '../../core/finding.ts';
import { EXAMINING, inWork } from '../../core/work.ts';
import type { Deps } from '../../deps.ts';
import { storeChecks } from '../../doctor/checks.ts';

interface Wanted {
  /** The parts to check; undefined for all. */
  only?: ReadonlySet<string>;
  /** A sandbox is asked for what only a live shop needs. */
  isRehearsal?: boolean;
}

/** Runs the doctor on this shop's settings, and stores what it finds for the guide and the list of secrets. */
export async function examine(
  deps: Deps,
  { only, isRehearsal = false }: Wanted = {},
): Promise<Map<string, Finding[]>> {
  // Imported on use: most processes never need it.
  const { examineShop } = await import('../../doctor/shop-check.ts');
  const env = { ...deps.published.current().values, ...Object.fromEntries(deps.settings.GIVEN) };
  const means = { now: () => deps.now(), db: deps.db.db, isRehearsal };
  const found = await inWork(EXAMINING, () => examineShop(env, means, only));
  await storeChecks(deps.db.db, found, deps.now());
  return found;
}
