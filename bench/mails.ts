import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import { createLog } from '../src/server/core/log.ts';
import { readSettings } from '../src/server/core/settings/env.ts';
import { openPostgres } from '../src/server/db/database.ts';
import { migrate } from '../src/server/db/schema/migrate.ts';
import { drawInvoice } from '../src/server/drawing/invoice/draw-invoice.ts';
import type { InvoiceDocument } from '../src/server/drawing/invoice/invoice-facts.ts';
import { invoicePage } from '../src/server/drawing/invoice/invoice-page.ts';
import { qrPng } from '../src/server/drawing/qr/qr.ts';
import { renderMail } from '../src/server/mail/render-mail.ts';
import { mailSamples } from '../src/server/mail/samples/mail-samples.ts';
import { everywhere } from '../src/server/mail/samples/sample-facts.ts';
import { openShop, type Shop } from '../src/server/shop.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { CardCheckout, sellOnePlan } from '../test/support/memory-world/memory-shop.ts';
import { MemoryWorld } from '../test/support/memory-world/world.ts';
import { BRAND } from '../test/support/shop/mail-facts.ts';
import { launch } from '../test/support/shop/shop-process.ts';
import { type Bench, cpuMs, type Measured } from './figures.ts';

const INVOICES = 100;
/** So many that a worker's one-time work, such as opening the fonts when it first draws, is a small part of each. */
const PURCHASES = 1000;
const AT_ONCE = 50;

/** The names differ, so that each invoice has another ending. */
const NAMES = {
  'Latin letters': ['Mia Larsen', 'José Ñandú', 'Łukasz Kowalski', 'Anna Ångström'],
  'Cyrillic, Greek, Vietnamese': ['Владимир Петров', 'Νίκος Παπαδόπουλος', 'Nguyễn Văn Đức', 'Їжак'],
  'Chinese, Japanese, Korean': ['王小明', '高橋さくら', '김철수', '陳龍'],
  'Arabic, Hebrew, Devanagari, Thai': ['محمد عبد الله', 'דוד כהן', 'दीपक शर्मा', 'สมชาย'],
};

/** A mail server that accepts everything and stores nothing, in its own process. */
const SINK = `
  import { SMTPServer } from 'smtp-server';
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true,
    onData(stream, _session, done) { stream.resume(); stream.on('end', () => done()); } });
  server.listen(0, '127.0.0.1', () => console.log(server.server.address().port));`;

function invoiceOf(name: string, index: number): InvoiceDocument {
  const cents = 1000 + index * 37;
  return {
    kind: 'invoice',
    number: 1000 + index,
    issuedAt: new Date(1_763_000_000_000 + index * 3_600_000),
    buyer: { name, email: `buyer${index}@example.com` },
    facts: {
      shop: { name: 'Simport', address: 'https://shop.example' },
      seller: {
        name: 'Simport, Inc.',
        address: '1 Harbour Street, Springfield',
        email: 'help@shop.example',
        taxId: 'EIN 12-3456789',
      },
      order: `SP-${(900_000_000 + index * 99_991).toString(36).toUpperCase()}-92QD`,
      plan: { country: 'Japan', label: 'Unlimited Lite', days: 7, bundle: 'esim_UL_7D_JP' },
      price: {
        planCents: cents,
        feeCents: 108,
        totalCents: cents + 108,
        feeLabel: 'Card processing fee',
        methodLabel: 'Visa ending in 4242',
        currency: 'USD',
      },
      paidAt: new Date(1_763_000_000_000 + index * 3_600_000).toISOString(),
      credits: null,
    },
  };
}

async function invoiceRows(): Promise<Measured[]> {
  const rows: Measured[] = [];
  let index = 0;
  const draw = async (names: string[], count: number) => {
    for (let each = 0; each < count; each++) {
      const ending = String.fromCodePoint(65 + (index % 26), 97 + ((index * 7) % 26));
      await drawInvoice(invoicePage(invoiceOf(`${names[each % names.length]} ${ending}`, index++)));
    }
  };
  const first = await cpuMs(() => draw(['Mia Larsen'], 1));
  rows.push({ what: 'the first invoice of a process', value: first, unit: 'ms' });
  for (const [kind, names] of Object.entries(NAMES)) {
    await draw(names, INVOICES);
    const used = await cpuMs(() => draw(names, INVOICES));
    rows.push({ what: `an invoice, ${kind}`, value: used / INVOICES, unit: 'ms', goal: { most: 10 } });
  }
  return rows;
}

async function mailRows(): Promise<Measured[]> {
  const all = (typed: string) =>
    Object.values(mailSamples(everywhere(typed), BRAND)).flatMap((samples) =>
      samples.flatMap(({ mails }) => mails),
    );
  const render = async (typed: string) => {
    for (const mail of all(typed)) await renderMail(mail);
  };
  await render('Mia');
  await render('Zoë');
  const typed = Array.from({ length: 10 }, (_, index) => `Mia ${index}`);
  const used = await cpuMs(async () => {
    for (const each of typed) await render(each);
  });
  const codes = Array.from(
    { length: 50 },
    (_, index) => `LPA:1$rsp.example.net$7K2M-QX41-9DTA-${1000 + index}`,
  );
  const drawn = await cpuMs(async () => codes.forEach((code) => qrPng(code)));
  return [
    {
      what: 'a mail without attachments, of all templates',
      value: used / typed.length / all('').length,
      unit: 'ms',
    },
    { what: 'a QR code', value: drawn / codes.length, unit: 'ms' },
  ];
}

interface Market {
  seller: Shop;
  world: MemoryWorld;
  price: number;
  openWorker: () => Promise<Shop>;
}

async function buyAll({ seller, world, price }: Market, count: number, atOnce: number): Promise<void> {
  let left = count;
  const loop = async () => {
    while (left-- > 0) await new CardCheckout({ shop: seller, world, price }).buy();
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}

async function untilSent({ deps }: Shop): Promise<void> {
  for (;;) {
    const { rows } = await deps.db.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from outbound_mail where status = 'queued'`,
    );
    if (rows[0]?.waiting === 0) return;
    await pause(50);
  }
}

/** What delivered mails cost a worker. They were bought while no worker ran, so that the cost includes no purchase. */
async function workerRows(market: Market): Promise<Measured[]> {
  const sendAll = async (count: number): Promise<[worker: Shop, used: number, seconds: number]> => {
    await buyAll(market, count, 8);
    const worker = await market.openWorker();
    const started = performance.now();
    const used = await cpuMs(async () => {
      await worker.queue.work(worker.handlers);
      await untilSent(worker);
    });
    return [worker, used, (performance.now() - started) / 1000];
  };
  const [first] = await sendAll(100);
  await first.close();
  const [worker, used, seconds] = await sendAll(PURCHASES);
  await pause(2000);
  const idle = (await cpuMs(() => pause(5000))) / 5;
  await worker.close();
  return [
    {
      what: 'the whole share of a worker in a purchase: its mail with its invoice',
      value: used / PURCHASES,
      unit: 'ms',
      goal: { most: 20 },
      beside: `${(PURCHASES / seconds).toFixed(0)} such mails a second`,
    },
    { what: 'a worker with nothing to do, a second', value: idle, unit: 'ms' },
  ];
}

/** How long the event loop of a process is blocked while it sells to many at once. */
async function loopRows(market: Market): Promise<Measured[]> {
  const measure = async (what: string) => {
    await buyAll(market, AT_ONCE, AT_ONCE);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await buyAll(market, AT_ONCE * 10, AT_ONCE);
    delay.disable();
    const [p50, p99, value = 0, most] = [50, 99, 99.9, 100].map((share) => delay.percentile(share) / 1e6);
    const beside = [p50, p99, most].map((ms) => ms?.toFixed(0)).join(', ');
    return { what, value, unit: 'ms', beside: `p50, p99, most: ${beside} ms` };
  };
  const alone = await measure(`the loop of a web that sells ${AT_ONCE} at once, p99.9`);
  await market.seller.queue.work(market.seller.handlers);
  const both = await measure('the same while this process also writes the mails');
  await untilSent(market.seller);
  return [{ ...alone, goal: { most: 50 } }, both];
}

async function withMarket(work: (market: Market) => Promise<void>): Promise<void> {
  const folder = findPostgres();
  if (!folder) return console.log('The rest is left out: there is no PostgreSQL here.');
  const cluster = await startPostgres(folder);
  const sink = launch('sink', ['--input-type=module', '-e', SINK]);
  const [port] = await sink.waitForLine(/^\d+$/);
  const settings = readSettings({
    RATE_LIMIT_SCALE: '1000000',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const world = new MemoryWorld(Date.now());
  const { processors, wholesalers } = world;
  const dataKey = randomBytes(32).toString('hex');
  const openWorker = async () => {
    const { url } = cluster;
    const database = openPostgres({ url, directUrl: url, poolSize: settings.DATABASE_POOL });
    await migrate(database);
    const providers = { processors, wholesalers };
    const authSecret = dataKey.toUpperCase();
    return openShop({ settings, database, dataKey, authSecret, log: createLog('error'), providers });
  };
  const seller = await openWorker();
  try {
    await work({ seller, world, price: await sellOnePlan(seller), openWorker });
  } finally {
    await seller.close();
    sink.kill('SIGTERM');
    await cluster.stop();
  }
}

export const bench: Bench = {
  title: 'Processor time of mails and invoices',
  async run(report) {
    for (const row of [...(await invoiceRows()), ...(await mailRows())]) report(row);
    await withMarket(async (market) => {
      for (const row of [...(await workerRows(market)), ...(await loopRows(market))]) report(row);
    });
    return [];
  },
};
