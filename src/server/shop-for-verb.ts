import { CannotDo } from './admin/cli/answer.ts';
import { createLog } from './core/log.ts';
import type { Settings } from './core/settings/env.ts';
import { createCipher } from './db/cipher.ts';
import { storedKey } from './db/data-dir.ts';
import { openPostgres } from './db/database.ts';
import { databaseRefusal } from './db/is-database-away.ts';
import { refuseTwoDatabases } from './db/refuse-pooler.ts';
import { checkMark, kindOf } from './db/shop-mark.ts';
import { waitForSchema } from './jobs/schema/prepare-database.ts';
import { openShop, type Shop } from './shop.ts';

// Bundled with the shop, so that the command line loads as few files as possible.
export { runCommand, whyNot } from './admin/cli/commands.ts';
export { help } from './admin/cli/help.ts';
export { migrateForVerb } from './jobs/schema/migrate-for-verb.ts';
export { moveForVerb } from './jobs/schema/move-for-verb.ts';
export { rehearseForVerb } from './admin/cli/rehearse.ts';
export { restoreForVerb } from './admin/cli/restore.ts';
export { sendCopyForVerb } from './admin/cli/send-copy.ts';

/**
 * A shop on PostgreSQL for one verb of the operator: it neither listens nor works.
 * Throws {@link CannotDo} with a sentence if the database refuses it.
 * @param tell gets each line of the log, errors only
 */
export async function openShopForVerb(settings: Settings, tell: (line: string) => void): Promise<Shop> {
  const url = settings.DATABASE_URL ?? '';
  const database = openPostgres({ url, directUrl: settings.DATABASE_DIRECT_URL ?? url, poolSize: 2 });
  try {
    const dataKey = settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key');
    const cipher = createCipher(dataKey, settings.DATA_KEY_OLD);
    await checkMark(database, cipher, kindOf(settings));
    await waitForSchema(database, 0);
    await refuseTwoDatabases(settings);
    return await openShop({
      settings,
      dataKey,
      authSecret: settings.AUTH_SECRET ?? storedKey(settings.DATA_DIR, 'auth.key'),
      database,
      log: createLog('error', { write: tell }),
    });
  } catch (error) {
    await database.close();
    const why = databaseRefusal(error);
    throw why ? new CannotDo(why) : error;
  }
}
