import { amber, type Finding, green } from '../core/finding.ts';
import type { Db } from '../db/database.ts';
import { newestRevision } from '../revisions/revisions.ts';
import { BRAND } from './kind.ts';

/** Whether a shop whose environment does not name it has a name of its own. */
export async function checkBrand(db: Db): Promise<Finding> {
  const { version, content } = await newestRevision(db, BRAND);
  if (content.name !== null) return green('Brand', `version ${version} names the shop`);
  return amber(
    'Brand',
    'the shop has no name of its own, and is called Simport',
    'Publish its name under Brand in the console, or set BRAND_NAME.',
  );
}
