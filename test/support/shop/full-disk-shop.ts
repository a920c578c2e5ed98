import { randomUUID } from 'node:crypto';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { watch } from '../../../src/server/alerts/watch.ts';
import { startTimers } from '../../../src/server/jobs/timers.ts';
import { findPostgres, startPostgres } from '../database/postgres.ts';
import { startTestShop } from './shop.ts';

/**
 * A program: a shop at work whose database lies in the folder named, on a file system that runs full and is freed again.
 * The database is the embedded one, or PostgreSQL with its data or with its log of changes there. Prints what it saw as one
 * line of JSON.
 */
const [folder = '', kind = 'embedded'] = process.argv.slice(2);
const cluster =
  kind === 'embedded'
    ? null
    : await startPostgres(findPostgres() ?? '', kind === 'data' ? { dataIn: folder } : { walIn: folder });
const shop = await startTestShop({
  ...(cluster ? { databaseServer: cluster.url } : { folder: join(folder, 'db') }),
  work: true,
  env: { OPERATOR_EMAIL: 'operator@shop.example', RECOVER_SECONDS: '1' },
});
const timers = startTimers(shop.deps);
const [mia, gus, eve] = [shop.buyer(), shop.buyer(), shop.buyer()];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Looks again and again until it is so, or has not been for two minutes. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 400; tries++) {
    if (await isSo()) return true;
    await pause(300);
  }
  return false;
}

const ready = async () => {
  // What was found just before is remembered for a moment.
  await pause(300);
  return (await mia.get('/health/ready')).status;
};
/** Somebody new each time: for who comes back there is room where their row stands. */
const begin = async () => {
  const { status, body } = await mia.start({ ...request, attempt_id: randomUUID() });
  return { status, code: body.code, error: body.error };
};

/** Takes all the room there is; what the database gives back meanwhile is taken as well. */
const fill = () => {
  const { bavail, bsize } = statfsSync(folder);
  appendFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
};
/** Room that tables have already is used up first: every call of the shop counts a row here. */
const crowd = sql`insert into rate_limit select random()::text, now(), 1 from generate_series(1, 20000)`;

/** What visitors, users and processors ask meanwhile. Each is served or told to come again. */
async function everybody(): Promise<string[]> {
  const asked: [string, () => Promise<{ status: number }>][] = [
    ['country', () => mia.get('/api/countries/JP')],
    ['eSIMs', () => eve.get('/api/esims')],
    ['session', () => eve.get('/api/auth/get-session')],
    ['bearer', () => eve.call('GET', '/api/esims', undefined, token)],
    ['token', () => eve.get('/api/auth/token')],
    ['sign-in', () => gus.signIn(eve.email)],
    ['sign-up', () => gus.signUp()],
    ['reset', () => gus.post('/api/auth/request-password-reset', { email: eve.email, redirectTo: '/x' })],
    ['new password', () => eve.post('/api/auth/reset-password', { token: 'x', newPassword: 'a wet horse' })],
    ['quote', () => gus.post('/api/quote', { bundle_name: plan.bundle_name, country_code: 'JP' })],
    ['checkout', () => gus.start(request)],

    ['stream', () => mia.get('/api/live/now')],
    ['metrics', () => fetch(`${shop.baseUrl}/metrics`)],
    ['live', () => mia.get('/health/live')],
  ];
  const wrong: string[] = [];
  for (const [name, ask] of asked) {
    const status = await ask().then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    if (status !== 200 && status !== 503) wrong.push(`${name}: ${status}`);
  }
  return wrong;
}

const plan = await mia.plan('JP');
const request = await mia.request(plan);
await eve.signUp();
const token = await eve.bearer();
const paying = await eve.begin(await eve.plan('FR'));
const before = { ready: await ready(), begun: (await begin()).status };
shop.logged.length = 0;

let full = 0;
let begun = await begin();
await until(async () => {
  fill();
  await shop.deps.db.db.execute(crowd).catch(() => {});
  fill();
  full = await ready();
  begun = await begin();
  return full !== 200 && begun.status !== 200;
});
await eve.pay(paying.started);
const completed = (await paying.complete()).status;
const wrong = await everybody();
const during = { ready: full, begun, completed, wrong };

rmSync(join(folder, 'filler'));
// An administrator restarts the server, unless it still runs.
await cluster?.comeBack();
const isBack = await until(async () => (await ready()) === 200);
const after = {
  ready: isBack,
  begun: await until(async () => (await begin()).status === 200),
  delivered: await until(
    async () => (await eve.order(paying.started.order).catch(() => null))?.status === 'ready',
  ),
};
await watch(shop.deps);
const mailed = async () => {
  const mails = (await shop.world.mails()).filter(({ to }) => to.includes('operator@shop.example'));
  return mails.map(({ subject }) => subject);
};
const told = (word: string) => shop.logged.filter((line) => line.includes(word)).length;
// Of a server that is gone no connection can tell why.
const isToldOf = told('nobody can buy') > 0;
if (isToldOf) await until(async () => (await mailed()).length > 0);
const report = {
  before,
  during,
  after,
  alerts: told('nobody can buy'),
  mails: await mailed(),
  unexpected: told('unexpected error') + told('sign-in library'),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
timers.stop();
await shop.stop();
await cluster?.stop();
process.exit(0);
