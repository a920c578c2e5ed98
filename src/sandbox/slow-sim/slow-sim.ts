import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import { type Context, Hono } from 'hono';
import { z } from 'zod';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { postCallback } from '../core/webhooks.ts';
import { SlowBooks, slowOptions, type SlowOrder } from './books.ts';
import { SLOW_PLANS } from './plans.ts';

/** The only key it accepts; it signs callbacks, too. */
const KEY = 'sandbox';
const ANSWER_WITHIN_MS = 20_000;
const RETRY_SECONDS = [1, 10, 60];

const wanted = z.strictObject({
  sku: z.string(),
  client_reference: z.string().min(1).max(100),
  iccid: z.string().nullish(),
});
const slowChanges = slowOptions.partial().extend({ balance_cents: z.number().int().min(0).optional() });
const usage = z.strictObject({ iccid: z.string(), megabytes: z.number().min(0).max(10_000_000) });

/**
 * Slow SIM, a wholesaler that exists only in the sandbox: it accepts orders that are delivered later or fail, lists the possible
 * top-ups of each eSIM, takes plans back on request, and signs its callbacks. Errors are `{"error": {"code": "...", "message":
 * "..."}}`.
 * @param callbackUrl where callbacks go; none are sent if it is null
 */
export function createSlowSim(world: World, callbackUrl: () => string | null): Party {
  const books = new SlowBooks(world);
  const app = new Hono();
  app.use('/*', async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${KEY}`);
    return given.length === right.length && timingSafeEqual(given, right)
      ? next()
      : refusal(c, 401, 'wrong_key', 'This key is not ours.');
  });

  app.get('/plans', (c) => c.json({ plans: SLOW_PLANS }));
  app.get('/account', (c) => c.json({ balance_cents: books.account.balanceCents }));

  app.post('/orders', async (c) => {
    const read = wanted.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return refusal(c, 422, 'unreadable', 'This is no order.');
    const { sku, client_reference, iccid = null } = read.data;
    const known = books.account.orders.find((order) => order.client_reference === client_reference);
    if (known) return c.json(orderOnWire(books, known), 202);
    const plan = SLOW_PLANS.find((one) => one.sku === sku);
    if (!plan) return refusal(c, 410, 'no_such_plan', 'This plan is not sold.');
    if (iccid !== null && !topUpsOf(books, iccid).includes(sku))
      return refusal(c, 422, 'not_listed', 'This plan cannot be added to this eSIM.');
    if (books.account.balanceCents < plan.price_cents)
      return refusal(c, 402, 'no_money', 'The balance is too low.');
    const order = books.accept(plan, client_reference, iccid);
    return c.json(orderOnWire(books, order), 202);
  });
  app.get('/orders', (c) => {
    const { sku, from, to } = c.req.query();
    const [since, until] = [Date.parse(from ?? '') || 0, Date.parse(to ?? '') || Infinity];
    const orders = books.account.orders.filter(
      (order) =>
        (sku === undefined || order.sku === sku) && order.createdAt >= since && order.createdAt <= until,
    );
    return c.json({ orders: orders.map((order) => orderOnWire(books, order)) });
  });
  app.get('/returns', (c) => {
    const { from, to } = c.req.query();
    const [since, until] = [Date.parse(from ?? '') || 0, Date.parse(to ?? '') || Infinity];
    const returned = books.account.orders.flatMap((order) => {
      const at = order.return?.decidedAt ?? 0;
      if (books.returnOf(order) !== 'granted' || at < since || at > until) return [];
      return [{ order: order.id, sku: order.sku, price_cents: order.price_cents, at: time(at) }];
    });
    return c.json({ returns: returned });
  });
  app.get('/orders/:id', (c) => {
    const order = books.account.orders.find(({ id }) => id === c.req.param('id'));
    return order ? c.json(orderOnWire(books, order)) : refusal(c, 404, 'no_such_order', 'No such order.');
  });
  app.post('/orders/:id/return', (c) => {
    const order = books.account.orders.find(({ id }) => id === c.req.param('id'));
    if (!order || books.statusOf(order) !== 'ready')
      return refusal(c, 404, 'no_such_order', 'No such order.');
    books.askReturn(order);
    return c.json({ status: books.returnOf(order) }, 202);
  });

  app.get('/esims/:iccid', (c) => {
    const esim = books.esim(c.req.param('iccid'));
    if (!esim) return refusal(c, 404, 'no_such_esim', 'No such eSIM.');
    return c.json({
      iccid: esim.iccid,
      profile: esim.installedAt === null ? 'released' : 'enabled',
      installed_at: time(esim.installedAt),
      plans: books.plansOn(esim.iccid).map((order) => planOnWire(books, order)),
    });
  });
  app.get('/esims/:iccid/top-ups', (c) => {
    const iccid = c.req.param('iccid');
    if (!books.esim(iccid)) return refusal(c, 404, 'no_such_esim', 'No such eSIM.');
    return c.json({ skus: topUpsOf(books, iccid) });
  });

  app.notFound((c) => refusal(c, 404, 'not_played', callNotPlayed(c.req.raw)));

  return {
    name: 'slow-sim',
    fetch: (request) => app.fetch(request),
    refusal: (status) => Response.json({ error: { code: 'forced', message: 'forced' } }, { status }),
    controls: {
      'slow-sim': async (body) => {
        const { balance_cents, ...changes } = slowChanges.parse(body);
        Object.assign(books.account.options, changes);
        books.account.balanceCents = balance_cents ?? books.account.balanceCents;
        books.save();
        return books.account.options;
      },
      'slow-sim-usage': async (body) => {
        const { iccid, megabytes } = usage.parse(body);
        if (!books.use(iccid, Math.round(megabytes * 1_000_000)))
          throw new Error(`eSIM ${iccid} has no plan that can be used now`);
        callBack(world, callbackUrl(), { event: 'plan.used', iccid, id: randomUUID() });
        return { iccid };
      },
    },
    ledger: () => ledgerOf(books),
    reset: () => books.reset(),
  };
}

function refusal(c: Context, status: 401 | 402 | 404 | 410 | 422, code: string, message: string) {
  return c.json({ error: { code, message } }, status);
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function orderOnWire(books: SlowBooks, order: SlowOrder) {
  const status = books.statusOf(order);
  const { id, client_reference, sku, price_cents, iccid, createdAt } = order;
  const base = { id, client_reference, sku, price_cents, status, created_at: time(createdAt) };
  if (status !== 'ready') return { ...base, iccid: null, activation: null };
  const esim = books.esim(iccid);
  const activation = esim && !order.isTopUp ? `LPA:1$smdp.slow-sim.example$${esim.activation}` : null;
  return { ...base, iccid, activation };
}

function planOnWire(books: SlowBooks, order: SlowOrder) {
  const { id, sku, readyAt, startedAt, days, bytesTotal, bytesUsed } = order;
  return {
    order: id,
    sku,
    status: books.planStatusOf(order),
    added_at: time(readyAt),
    started_at: time(startedAt),
    ends_at: time(startedAt === null ? null : startedAt + days * 86_400_000),
    bytes_total: bytesTotal,
    bytes_left: bytesTotal - bytesUsed,
  };
}

/** Plans of the country that the eSIM was made for; none once all of its plans were taken back. */
function topUpsOf(books: SlowBooks, iccid: string): string[] {
  const there = books.plansOn(iccid);
  if (there.every((order) => books.planStatusOf(order) === 'returned')) return [];
  const home = SLOW_PLANS.find(({ sku }) => sku === there[0]?.sku)?.country;
  return SLOW_PLANS.filter(({ country }) => country === home).map(({ sku }) => sku);
}

function callBack(world: World, url: string | null, content: Record<string, string>): void {
  if (url === null) return;
  const body = JSON.stringify(content);
  const signature = createHmac('sha256', KEY).update(body).digest('hex');
  world.webhooks.deliver({
    party: 'slow-sim',
    id: randomUUID(),
    retrySeconds: RETRY_SECONDS,
    send: () => postCallback(url, body, { 'x-slow-sim-signature': signature }, ANSWER_WITHIN_MS),
  });
}

/** For `GET /control/ledger`, in the format of the other wholesaler's part. */
function ledgerOf(books: SlowBooks): Record<string, unknown[]> {
  const { orders, esims } = books.account;
  const bought = orders.filter((order) => books.statusOf(order) !== 'failed');
  const line = ({ id, sku, iccid, price_cents, createdAt }: SlowOrder) => ({
    reference: id,
    item: sku,
    iccids: [iccid],
    quantity: 1,
    total: price_cents / 100,
    at: time(createdAt),
  });
  return {
    provider_orders: bought.map(line),
    provider_refunds: bought.filter((order) => books.returnOf(order) === 'granted').map(line),
    esims: esims
      .filter(({ iccid }) => books.esim(iccid))
      .map(({ iccid, installedAt }) => ({
        iccid,
        state: installedAt === null ? 'released' : 'enabled',
        bundles: books.plansOn(iccid).map((order) => ({
          name: order.sku,
          reference: order.id,
          state: books.planStatusOf(order),
        })),
      })),
  };
}
