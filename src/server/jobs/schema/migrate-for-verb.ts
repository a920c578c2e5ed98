import { CannotDo } from '../../admin/cli/answer.ts';
import { createLog } from '../../core/log.ts';
import type { Settings } from '../../core/settings/env.ts';
import { createCipher } from '../../db/cipher.ts';
import { storedKey } from '../../db/data-dir.ts';
import { openPostgres } from '../../db/database.ts';
import { databaseRefusal } from '../../db/is-database-away.ts';
import { dueIn } from '../../db/schema/schema-state.ts';
import { checkMark, kindOf } from '../../db/shop-mark.ts';
import { pendingParts, prepareDatabase } from './prepare-database.ts';

/**
 * The separate step that migrates PostgreSQL to this release before its webs and workers start.
 * @param say gets the pending parts, and each part when it is done
 * @throws {CannotDo} with a sentence if it cannot be done
 */
export async function migrateForVerb(
  settings: Settings,
  words: string[],
  say: (line: string) => void,
): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL: url = DATABASE_URL } = settings;
  if (url === undefined)
    throw new CannotDo(
      'migrate is for PostgreSQL (DATABASE_URL); the embedded database is brought to a release when the shop starts.',
    );
  const other = words.find((word) => word !== '--dry-run');
  if (other !== undefined)
    throw new CannotDo(`migrate does not know ${other}; it takes --dry-run or nothing.`);
  // Not through a pooler: building an index beside the running shop takes any length of time.
  const database = openPostgres({ url, directUrl: url, poolSize: 2 });
  try {
    const cipher = createCipher(
      settings.DATA_KEY ?? storedKey(settings.DATA_DIR, 'data.key'),
      settings.DATA_KEY_OLD,
    );
    const kind = kindOf(settings);
    await checkMark(database, cipher, kind);
    const pending = await pendingParts(database, dueIn);
    say(pending.length === 0 ? 'Nothing is pending.' : `Pending: ${pending.join(', ')}`);
    if (words.includes('--dry-run')) return;
    const started = performance.now();
    let count = 0;
    const onRun = (name: string, ms: number) => {
      count++;
      say(`${inSeconds(ms)}  ${name}`);
    };
    const log = createLog('error', { write: say });
    await prepareDatabase(database, { cipher, kind, log, onRun });
    say(
      `The database is of this release: ${count} of ${pending.length} pending ran here, in ${inSeconds(performance.now() - started).trim()}.`,
    );
  } catch (error) {
    const why = databaseRefusal(error);
    throw why ? new CannotDo(why) : error;
  } finally {
    await database.close();
  }
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2).padStart(8)} s`;
}
