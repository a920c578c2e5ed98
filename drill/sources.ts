import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { OutsideWorld } from '../test/support/outside/outside-world.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { Customer } from './customer.ts';
import { WAYS } from './ends.ts';

/**
 * A day on which eSIM Go cannot be reached from the third hour to the twenty-second, in a shop whose plans eSIM Access has too.
 * Every buyer must get an eSIM in the answer to their payment, those of the morning must still see theirs, and in the evening
 * eSIM Go must get its orders again.
 */
const { values } = parseArgs({
  options: {
    /** How long an hour lasts. */
    seconds: { type: 'string', default: '4' },
    /** How many come in an hour. */
    buyers: { type: 'string', default: '3' },
  },
});
const hourMs = Number(values.seconds) * 1000;
const [GONE_AT, BACK_AT, HOURS] = [3, 22, 24];
/** A buyer's answer is waited for no longer. */
const ANSWER_MS = 20_000;
/** A breaker that has been open all day tries again within this. */
const EVENING_MS = 10 * 60_000;
const PLACE = 'PT';
/** The other wholesaler's place among the sandbox's ports. */
const ESIM_ACCESS_OFFSET = 7;

const folder = findPostgres();
if (!folder) throw new Error('There is no PostgreSQL on this machine: `apt-get install postgresql`.');
const cluster = await startPostgres(folder);
const [gatePort, mailPort] = [await freePorts(1), await freePorts(1)];
/** Where eSIM Go listens, once the sandbox has its ports. */
let esimGoPort = 0;
let gate = await openGate(gatePort, () => esimGoPort);
const shop = await startRunningShop({
  databaseUrl: cluster.url,
  roles: ['web', 'worker'],
  env: ({ control, esimGo }) => ({
    ...gateTo(esimGo),
    ESIM_GO_BASE_URL: `http://127.0.0.1:${gatePort}/v2.4`,
    ESIM_ACCESS_BASE_URL: `http://127.0.0.1:${Number(new URL(control).port) + ESIM_ACCESS_OFFSET}`,
    SANDBOX_SMTP_PORT: String(mailPort),
    RATE_LIMIT_SCALE: '1000',
    RECOVER_SECONDS: '1',
    LOG_LEVEL: 'warn',
    PAGES_AHEAD: 'off',
  }),
}).catch(async (error: unknown) => {
  gate.close();
  await cluster.stop();
  throw error;
});
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
try {
  await shop.operate('sync');
  const { rows } = await client.query<{ bundle_name: string }>(
    `select bundle_name from plan_source where country_code = $1`,
    [PLACE],
  );
  if (rows.length === 0) throw new Error(`nobody else has the plans of ${PLACE}`);
  for (const { bundle_name: bundle } of rows)
    await client.query(`insert into source_choice values ($1, $2, 'esim-go', 'prefer')`, [PLACE, bundle]);
  await pause(3000);

  const customers: Customer[] = [];
  const slowest = { morning: 0, day: 0 };
  for (let hour = 0; hour < HOURS; hour++) {
    if (hour === GONE_AT) gate.close();
    if (hour === BACK_AT) gate = await openGate(gatePort, () => esimGoPort);
    const part = hour < GONE_AT ? 'morning' : 'day';
    const came = Array.from({ length: Number(values.buyers) }, () => newCustomer(hour));
    const started = performance.now();
    await Promise.all(
      came.map(async (customer) => {
        const ms = await serve(customer);
        slowest[part] = Math.max(slowest[part], ms);
      }),
    );
    customers.push(...came);
    for (const earlier of customers)
      if ((await earlier.readOrder()).esim === null) throw new Error(`${earlier.step}: the eSIM is gone`);
    await pause(Math.max(0, hourMs - (performance.now() - started)));
  }
  const sold = await delivered();
  const away = sold.get('esim-access') ?? 0;
  const least = Number(values.buyers) * (BACK_AT - GONE_AT);
  if (away < least) throw new Error(`only ${away} of ${least} were delivered by the other wholesaler`);

  const began = performance.now();
  let evening = 0;
  while ((await delivered()).get('esim-go') === sold.get('esim-go')) {
    if (performance.now() - began > EVENING_MS) throw new Error('eSIM Go gets no orders any more');
    await pause(2000);
    await serve(newCustomer(HOURS));
    evening++;
  }
  const orders = await client.query<{ outcome: string; count: string }>(
    `select outcome, count(*) from provider_order group by outcome order by outcome`,
  );
  const { provider_orders: booked } = await new OutsideWorld(shop.sandbox.control).ledger();
  console.log(
    `A day without eSIM Go: ${customers.length} buyers, all with an eSIM in the answer to their payment. ` +
      `Slowest before ${slowest.morning.toFixed(0)} ms, during ${slowest.day.toFixed(0)} ms. ` +
      `By wholesaler: ${[...(await delivered())].map((one) => one.join(' ')).join(', ')}. ` +
      `eSIM Go had order ${evening} after it was back. ` +
      `Orders: ${orders.rows.map(({ outcome, count }) => `${count} ${outcome}`).join(', ')}; ${booked.length} in the wholesalers' books.`,
  );
} catch (error) {
  console.error(shop.logs().split('\n').slice(-60).join('\n'));
  throw error;
} finally {
  gate.close();
  await client.end();
  await shop.stop();
  await cluster.stop();
}

/** No setting: it notes where the gate leads. */
function gateTo(address: string): Record<string, never> {
  esimGoPort = Number(new URL(address).port);
  return {};
}

function newCustomer(hour: number): Customer {
  const way = WAYS[hour % WAYS.length] ?? 'card';
  return new Customer(shop, `hour ${hour}`, way, 'USD');
}

/** From the payment to the eSIM, in milliseconds. @throws if the answer did not bring it */
async function serve(customer: Customer): Promise<number> {
  await customer.open(PLACE);
  await customer.pay();
  const started = performance.now();
  await customer.complete();
  const ms = performance.now() - started;
  const { status, esim } = await customer.readOrder();
  if (status !== 'ready' || esim === null) throw new Error(`${customer.step}: the order is ${status}`);
  if (ms > ANSWER_MS) throw new Error(`${customer.step}: the answer took ${ms.toFixed(0)} ms`);
  return ms;
}

async function delivered(): Promise<Map<string, number>> {
  const { rows } = await client.query<{ wholesaler: string; count: number }>(
    `select wholesaler, count(*)::int as count from esim group by wholesaler order by wholesaler`,
  );
  return new Map(rows.map(({ wholesaler, count }) => [wholesaler, count]));
}

/** Hands on all connections, until it is closed: then there are none, and no new ones. */
async function openGate(port: number, to: () => number): Promise<{ close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(to(), '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
