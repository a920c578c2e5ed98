import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sql } from 'drizzle-orm';

import { catalogRevisionTable } from '../src/server/catalog/tables.ts';
import { createLog } from '../src/server/core/log.ts';
import { readSettings } from '../src/server/core/settings/env.ts';
import { openPglite } from '../src/server/db/database.ts';
import { migrate } from '../src/server/db/schema/migrate.ts';
import { listen } from '../src/server/http/listen.ts';
import { announceCatalog } from '../src/server/pubsub/news.ts';
import { openShop } from '../src/server/shop.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { sellPlans } from '../test/support/memory-world/sell-plans.ts';
import type { Bench } from './figures.ts';

const LISTENERS = 5_000;
const ROUNDS = 5;

/** Opens that many streams, 100 at a time, and prints when all have received a revision, by the clock. */
const AUDIENCE = `
  import { connect } from 'node:net';
  const [port, count] = process.argv.slice(1).map(Number);
  const heard = new Map();
  const open = (index) => new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(
      'GET /api/live?topics=countries,regions HTTP/1.1\\r\\nHost: localhost\\r\\nX-Forwarded-For: 198.51.' +
      (index >> 8) + '.' + (index & 255) + '\\r\\n\\r\\n'));
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      if (text.includes('HTTP/1.1') && !text.includes(' 200 ')) reject(new Error(text));
      for (const [, revision] of text.matchAll(/"countries","revision":(\\d+)/g)) {
        const times = heard.get(revision) ?? [];
        heard.set(revision, times);
        times.push(Date.now());
        if (times.length === count) console.log(revision, times.at(-1));
      }
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
  });
  for (let index = 0; index < count; index += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - index) }, (_, each) => open(index + each)));
  console.log('all');`;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** The resident memory of the process, and the part that scripts and their buffers use. */
async function memoryKb(): Promise<[resident: number, used: number]> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await pause(300);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return [rss / 1024, (heapUsed + external) / 1024];
}

export const bench: Bench = {
  title: `News for ${LISTENERS.toLocaleString('en-US')} event streams of one process`,
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'simport-bench-'));
    const port = await freePorts(1);
    const database = await openPglite({ folder });
    await migrate(database);
    const shop = await openShop({
      settings: readSettings({ TRUSTED_PROXIES: '127.0.0.1' }),
      database,
      dataKey: randomBytes(32).toString('hex'),
      authSecret: randomBytes(32).toString('hex'),
      log: createLog('error'),
    });
    const server = await listen(shop.app, { port });
    const { db } = shop.deps.db;
    await sellPlans(db, 1);
    await db
      .insert(catalogRevisionTable)
      .values({ id: 1, revision: 1, contentHash: '', syncedAt: new Date() });
    await shop.deps.catalog.refresh();

    const audience = (count: number) => {
      const child = spawn(
        process.execPath,
        ['--input-type=module', '-e', AUDIENCE, String(port), String(count)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
    };
    const until = async ({ lines }: ReturnType<typeof audience>, begin: string): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the listeners are gone');
        if (value.startsWith(begin)) return value;
      }
    };
    try {
      // What the first streams load does not belong to the cost of each.
      const first = audience(200);
      await until(first, 'all');
      first.child.kill();
      await once(first.child, 'close');
      const before = await memoryKb();
      const all = audience(LISTENERS);
      await until(all, 'all');
      const after = await memoryKb();
      const each = after.map((kb, index) => (kb - (before[index] ?? 0)) / LISTENERS);
      const late: number[] = [];
      const used: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const cpu = process.cpuUsage();
        const revision = await db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ revision: string }>(
            sql`update catalog_revision set revision = revision + 1 returning revision`,
          );
          await announceCatalog(tx, Number(rows[0]?.revision));
          return Number(rows[0]?.revision);
        });
        const changed = Date.now();
        const [, at] = (await until(all, `${revision} `)).split(' ');
        late.push(Number(at) - changed);
        const { user, system } = process.cpuUsage(cpu);
        used.push((user + system) / 1000);
        await pause(500);
      }
      const shown = (values: number[]) => values.map((value) => value.toFixed(0)).join(', ');
      report({
        what: 'memory of each stream, after a collection of garbage',
        value: each[0] ?? 0,
        unit: 'KB',
        goal: { most: 20 },
        beside: `in use by scripts and their buffers ${each[1]?.toFixed(1)} KB`,
      });
      report({
        what: 'from the commit until the last has heard it, the slowest round',
        value: Math.max(...late),
        unit: 'ms',
        goal: { most: 1000 },
        beside: `each round ${shown(late)} ms; the shop's processor time ${shown(used)} ms`,
      });
      all.child.kill();
    } finally {
      shop.endStreams();
      await server.close();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    }
    return [];
  },
};
