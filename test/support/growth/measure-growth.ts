import { randomBytes, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import pg from 'pg';

import { orderNumber } from '../../../src/domain/checkout/order.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import { openPostgres } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { sealCodes } from '../../../src/server/esims/activation.ts';
import { esimTable } from '../../../src/server/esims/tables.ts';
import { pollDueEsims } from '../../../src/server/esims/usage/poll-due-esims.ts';
import { ESIM_GO } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import { ProviderBusy } from '../../../src/server/providers/outcome.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import { guestHash, orderToken, signGuest } from '../../../src/server/purchase/guest-proof.ts';
import { eraseOld } from '../../../src/server/retention/erase-old.ts';
import { openShop, type Shop } from '../../../src/server/shop.ts';
import { sellPlans } from '../memory-world/sell-plans.ts';
import { MemoryWorld } from '../memory-world/world.ts';
import { LISTS, mayUseCode, REPORTS, typeCode } from './asked.ts';
import { explained, type Explained, EXPLAINING, hearConnections } from './explain.ts';
import { fillShop, RECENT } from './fill-shop.ts';

/** How many times more of the database may be touched when the shop has grown, by who waits for it. */
const RATIOS = { buyer: 2, operator: 4 };
/** What a dozen rows take, each found through the four pages of an index; an index of a small shop is one page. */
const FEW = 50;
/**
 * What has a bound of its own: a page of a list, as what a filter finds may be nothing in a small shop (a tenth of a second);
 * a person, whose rows are found one by one (50, in five tables, through four pages of an index), where a small shop reads its few
 * pages whole; and a report, which grows with what was sold in its time: some 26,000 orders, found one by one as well.
 */
const BUFFERS = { list: 20_000, person: 1000, report: 300_000 };

/** How many buffers it may read, by how many it read in a small shop. */
export function boundOf({ for: who, buffers }: Measured): number {
  return who === 'buyer' || who === 'operator' ? Math.max(FEW, RATIOS[who] * buffers) : BUFFERS[who];
}

export interface Measured {
  name: string;
  for: keyof typeof RATIOS | keyof typeof BUFFERS;
  milliseconds: number;
  buffers: number;
  statements: Explained[];
}

const HOST = 'http://localhost:3000';
const POLLS = 20;
const POLL = `${POLLS} polls`;
/** It takes so many rows at once, as a report does, that the database may read a table of 20,000 whole. */
export const ERASE = 'a batch of retention';
/** By then a connection knows its tables, and plans its statements for good. What uses something up is not done so often. */
const WARM_UPS: Record<string, number> = { [POLL]: 2, [ERASE]: 0 };
const SECRET = randomBytes(32).toString('base64url');

/**
 * Fills a database of its own on a server that is ours to set up, and measures what the shop asks of it.
 * @param tell hears how far the filling is
 * @param then is given the same shop once its database explains nothing any more
 */
export async function measureShop(
  server: string,
  history: number,
  tell: (line: string) => void = () => {},
  then: (shop: Shop) => Promise<unknown> = async () => {},
): Promise<Measured[]> {
  const name = `growth_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await asOwner(server, `create database ${name}`);
  const database = () => openPostgres({ url: url.href, directUrl: url.href, poolSize: 4 });
  const parts = {
    settings: readSettings({ RATE_LIMIT_SCALE: '1000', ESIM_GO_TOKENS_PER_SECOND: '100000' }),
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log: createLog('fatal'),
  };
  const { processors, wholesalers, mailer } = new MemoryWorld(Date.now());
  try {
    const fresh = database();
    await migrate(fresh);
    const empty = await openShop({ ...parts, database: fresh });
    await sellPlans(empty.deps.db.db, 1);
    await empty.close();
    await connected(url.href, (client) => fillShop(client, history, { now: new Date(), tell }));
    for (const [setting, value] of Object.entries(EXPLAINING))
      await asOwner(server, `alter database ${name} set ${setting} = '${value}'`);
    hearConnections();
    const open = () =>
      openShop({ ...parts, database: database(), providers: { processors, wholesalers, mailer } });
    const asked = await within(open, (shop) => measured(shop, url.href));
    for (const setting of Object.keys(EXPLAINING))
      await asOwner(server, `alter database ${name} reset ${setting}`);
    await within(open, then);
    return asked;
  } finally {
    await asOwner(server, `drop database ${name} with (force)`);
  }
}

async function within<Result>(
  open: () => Promise<Shop>,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await open();
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

const asOwner = (url: string, sql: string) => connected(url, (client) => client.query(sql));

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Frequent queries, and those that grow with the books. */
async function measured(shop: Shop, url: string): Promise<Measured[]> {
  const { deps } = shop;
  const cookie = await signUp(shop);
  const guest = `simport_guest=${signGuest(deps.cipher, SECRET, deps.now())}`;
  await asOwner(
    url,
    `with mine as (select id from purchase order by created_at desc limit 25), kept as (select id from mine limit 20)
     update purchase set user_id = case when id in (select id from kept) then (select id from "user" where email = 'mia@example.com') end,
       guest_hash = case when id not in (select id from kept) then '\\x${guestHash(SECRET).toString('hex')}'::bytea end
     where id in (select id from mine)`,
  );
  const [known] = (
    await deps.db.db.execute<{ id: string; email: string; iccid: string }>(
      `select p.id, p.email, e.iccid from purchase p join user_esim e on e.purchase_id = p.id order by p.created_at desc limit 1`,
    )
  ).rows;
  if (!known) throw new Error('nothing was filled in');
  const codes = { iccid: known.iccid, smdpAddress: 'smdp.example.com', matchingId: 'MATCH' };
  await deps.db.db
    .update(esimTable)
    .set(sealCodes(deps.cipher, codes))
    .where(eq(esimTable.iccid, known.iccid));
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await shop.app.request(`${HOST}${path}`, { headers });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  const page = `/api/orders/${orderToken(deps.cipher, known.id)}`;
  const operate = (...words: string[]) => runCommand(deps, words);

  const [old] = (
    await deps.db.db.execute<{ id: string; at: Date }>(
      `select id, created_at as at from purchase order by created_at limit 1 offset ${RECENT}`,
    )
  ).rows;
  const far = `${new Date(old?.at ?? 0).toISOString()}_${known.id}`;

  const acts: [string, Measured['for'], () => Promise<unknown>][] = [
    ['profile list', 'buyer', () => get('/api/esims', { cookie })],
    ['order page', 'buyer', () => get(page, { cookie })],
    ['guest list', 'buyer', () => get('/api/esims', { cookie: guest })],
    ['a code is typed', 'buyer', () => typeCode(shop, HOST)],
    ['whether a mailbox may use it', 'buyer', () => mayUseCode(shop, known.email)],
    ['one order', 'operator', () => operate('order', known.id)],
    ['its journal', 'operator', () => operate('journal', known.id)],
    ['find by number', 'operator', () => operate('find', orderNumber(known.id))],
    ['find by email', 'operator', () => operate('find', known.email)],
    ['find by ICCID', 'operator', () => operate('find', known.iccid)],
    ['customers', 'list', () => operate('customers', '50')],
    ['customers by name', 'list', () => operate('customers', '--search', 'mia')],
    ['one customer', 'person', () => operate('customer', 'mia@example.com')],
    ['one guest', 'person', () => operate('customer', known.id)],
    ['who a guest may be, too', 'list', () => operate('customers-alike', known.id)],
    ['orders of a customer', 'operator', () => operate('orders', '50', '--customer', known.id)],
    ['leads', 'list', () => operate('leads', '50', '--state', 'new')],
    ['compare books, 72 h', 'operator', () => operate('reconcile', '--report')],
    ['recover', 'operator', () => shop.handlers['purchase.recover']({})],
    ['dashboard', 'report', () => operate('dashboard')],
    ['what waits', 'operator', () => operate('waiting')],
    ['what has changed', 'operator', () => operate('changes')],
    ['what has changed since', 'operator', () => operate('changes', '--since', '1000000000')],
    ['health', 'operator', () => operate('health')],
    ['watch', 'operator', () => watch(deps)],
    [POLL, 'operator', () => poll(shop)],
    ...LISTS.map(([name, ...words]): (typeof acts)[number] => [name, 'list', () => operate(...words)]),
    ...REPORTS.map(([name, ...words]): (typeof acts)[number] => [name, 'report', () => operate(...words)]),
    ['orders, a page far behind', 'list', () => operate('orders', '50', '--after', far)],
    ['customers, a page far behind', 'list', () => operate('customers', '50', '--after', far)],
    [ERASE, 'operator', () => eraseOld(deps, { runMs: 0 })],
  ];
  const results: Measured[] = [];
  for (const [name, who, act] of acts) {
    for (let times = WARM_UPS[name] ?? 6; times > 0; times--) await act();
    const statements = await explained(act);
    results.push({
      name,
      for: who,
      milliseconds: sum(statements.map(({ milliseconds }) => milliseconds)),
      buffers: sum(statements.map(({ buffers }) => buffers)),
      statements,
    });
  }
  return results;
}

async function signUp({ app }: Shop): Promise<string> {
  const response = await app.request(`${HOST}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: HOST },
    body: JSON.stringify({ name: 'Mia', email: 'mia@example.com', password: `${randomUUID()} horse` }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return cookie;
}

/** So many polls of a sweep; the share of calls is spent then. */
async function poll({ deps }: Shop): Promise<void> {
  let asked = 0;
  const bundlesOn = async () => {
    if (++asked > POLLS) throw new ProviderBusy(ESIM_GO);
    return [];
  };
  const [usual] = deps.wholesalers.all;
  const slow = Object.assign(Object.create(usual ?? null) as Wholesaler, { bundlesOn, callsPerSecond: 1 });
  await pollDueEsims({ ...deps, wholesalers: wholesalersOf([slow]) });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
