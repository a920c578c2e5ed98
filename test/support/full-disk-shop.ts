import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { watch } from '../../src/server/alerts/watch.ts';
import { startTestShop } from './shop.ts';

/**
 * A program: a shop whose database lies in the folder named, on a file system that runs full and is freed again. Prints
 * what it saw as one line of JSON.
 */
const folder = process.argv[2] ?? '';
const shop = await startTestShop({
  folder: join(folder, 'db'),
  env: { OPERATOR_EMAIL: 'operator@shop.example' },
});
const mia = shop.buyer();
const ready = async () => {
  // What was found just before is remembered for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (await mia.get('/health/ready')).status;
};
const begin = async () => {
  const { status, body } = await mia.start(request);
  return { status, code: body.code, error: body.error };
};
const alerts = () => shop.logged.filter((line) => line.includes('cannot_write')).length;

const request = await mia.request(await mia.plan('JP'));
const before = { ready: await ready(), begun: (await begin()).status };

/** What the database gives back meanwhile is taken as well. */
const fill = () => {
  const { bavail, bsize } = statfsSync(folder);
  appendFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
};
fill();
// The row was written a moment ago; it is tried again soon.
let full = await ready();
for (let tries = 0; full === 200 && tries < 30; tries++) full = await ready();
// Room that a table has already is used up first: every call of the shop counts a row here.
const crowd = sql`insert into rate_limit select random()::text, now(), 1 from generate_series(1, 20000)`;
let isRoomLeft = true;
for (let tries = 0; isRoomLeft && tries < 20; tries++) {
  fill();
  isRoomLeft = await shop.deps.db.db.execute(crowd).then(
    () => true,
    () => false,
  );
}
let begun = await begin();
for (let tries = 0; begun.status === 200 && tries < 50; tries++) {
  fill();
  begun = await begin();
}
await ready();
const during = { ready: full, begun, alerts: alerts(), live: (await mia.get('/health/live')).status };

rmSync(join(folder, 'filler'));
const after = { ready: await ready(), begun: (await begin()).status };
await watch(shop.deps);
await shop.drain();
const mails = (await shop.world.mails()).filter(({ to }) => to.includes('operator@shop.example'));
process.stdout.write(
  `${JSON.stringify({ before, during, after, mails: mails.map(({ subject }) => subject) })}\n`,
);
await shop.stop();
process.exit(0);
