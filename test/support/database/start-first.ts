import { randomBytes } from 'node:crypto';

import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { openShop } from '../../../src/server/shop.ts';
import { startTestSandbox } from '../outside/test-sandbox.ts';

/** Opens a shop on an empty database, lets it read the sandbox's catalogue, and ends it. The database stays nobody's own. */
export async function startFirst(database: Database): Promise<void> {
  const sandbox = await startTestSandbox({ rateLimit: false });
  await migrate(database);
  const shop = await openShop({
    settings: readSettings({
      ESIM_GO_BASE_URL: `${sandbox.origins.esimGo}/v2.4`,
      ESIM_GO_TOKENS_PER_SECOND: '100000',
    }),
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log: createLog('error', { write: (line) => void process.stderr.write(line) }),
    database,
  });
  await syncCatalog(shop.deps);
  await shop.close(2_000);
  await sandbox.close();
}
