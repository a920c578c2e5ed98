import { randomBytes } from 'node:crypto';

import { Hono } from 'hono';
import { z } from 'zod';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { AiraloBooks, airaloChanges } from './books.ts';
import { callBack, isThere, LOW } from './callbacks.ts';
import { bodyOf, businessError, checkToken, CLIENT, invalid, RateLimits } from './door.ts';
import { PACKAGES, packageOnWire, placesOnWire } from './packages.ts';
import {
  bundleOnWire,
  codeOf,
  ledgerOf,
  orderOnWire,
  simOnWire,
  stamp,
  statusSlug,
  topUpsOf,
} from './wire.ts';

const MOST = 50;
const ISSUES: Record<number, string> = {
  11: 'Insufficient Airalo Credit: top up.',
  13: 'The requested operator is currently undergoing maintenance. Please try again later.',
  33: 'Insufficient stock of eSIMs remaining: 0. Please try your request again later.',
  34: 'The requested eSIM package is invalid or it is currently out of stock. Please try again later.',
  53: "Something unexpected happened. We're working to resolve the issue. Please try again later.",
};
const REASONS =
  'INSTALLATION_FAILURE, NO_COVERAGE, APN_FAILURE, TRIP_CANCELLATION, INTERMITTENT_CONNECTION, BLOCKED_NETWORK, CHANGE_OF_PLAN, DELETED_ESIM, EARLY_EXPIRY, HOTSPOT_NOT_WORKING, IMSI_CHANGE, INCOMPATIBLE_DEVICE, LOCKED_DEVICE, NO_VOICE_TEXT_SERVICES, OVERCHARGED, SLOW_SPEED, TOP_UP_PACKAGE_FAILURE, UNKNOWN_CHARGES, WRONG_PURCHASE, UNABLE_TO_ACCESS_APPS, SERVICE_DEGRADATION, QR_ISSUE_PARTNERS, OTHERS'.split(
    ', ',
  );
const TYPES = new Set(['async_orders', 'webhook_low_data', 'webhook_credit_limit']);

const usage = z.strictObject({ iccid: z.string(), megabytes: z.number().min(0).max(10_000_000) });

/**
 * Airalo's partner API: a token for all calls, orders at once or later, refunds that a person decides about, signed callbacks.
 * @param callbackUrl where callbacks go, unless somebody has opted in to another address; none are sent if it is null
 */
export function createAiralo(
  world: World,
  callbackUrl: () => string | null,
  { rateLimit }: { rateLimit: boolean },
): Party {
  const books = new AiraloBooks(world);
  const limits = new RateLimits(books, rateLimit);
  const contactOf = (type: string) => books.account.optedIn[type] ?? callbackUrl();
  const app = new Hono().basePath('/v2');

  app.post('/token', limits.limit('token'), async (c) => {
    const { client_id, client_secret, grant_type } = await bodyOf(c);
    if (grant_type !== 'client_credentials')
      return invalid(c, { grant_type: 'The selected grant type is invalid.' });
    if (client_id !== CLIENT) return invalid(c, { client_id: 'The selected client id is invalid.' });
    if (client_secret !== CLIENT) return invalid(c, { client_secret: 'The client secret is invalid.' });
    const data = { token_type: 'Bearer', expires_in: 31_622_400, access_token: books.newToken() };
    return c.json({ data, meta: { message: 'success' } });
  });
  app.use('/*', checkToken(books));

  app.get('/packages', limits.limit('packages'), (c) => {
    const { limit = '25', page = '1', 'filter[type]': type, 'filter[country]': country } = c.req.query();
    const wrong = pagingIssues(limit, page);
    if (wrong) return invalid(c, wrong);
    const shown = PACKAGES.filter(
      ({ operator: { place } }) =>
        (type === undefined || (type === 'global') === place.isRegion) &&
        (country === undefined || (!place.isRegion && place.countries[0]?.country_code === country)),
    );
    const all = placesOnWire(shown, ({ id }) => books.netOf(id));
    const paged = pageOf(all, Number(limit), Number(page));
    // As in life, the form differs from the second page on.
    const data =
      paged.meta.current_page === 1
        ? paged.data
        : Object.fromEntries(paged.data.map((place, at) => [paged.meta.from + at - 1, place]));
    return c.json({ pricing: { model: 'net_pricing', discount_percentage: 0 }, ...paged, data });
  });

  app.get('/balance', (c) => {
    const { balance: amount, currency } = books.account.options;
    const balances = { name: 'balance', availableBalance: { amount, currency } };
    return c.json({ data: { balances }, meta: { message: 'success' } });
  });

  /** Why nothing is sold; null if it is. */
  const orderIssue = (packageId: string): number | null => {
    const { order_error, balance } = books.account.options;
    return order_error ?? (balance < books.netOf(packageId) ? 11 : null);
  };

  app.post('/orders', async (c) => {
    const { quantity, package_id: id, description } = await bodyOf(c);
    const wrong = orderFieldIssues(quantity, id);
    if (wrong) return invalid(c, wrong);
    const issue = orderIssue(String(id));
    if (issue !== null) return businessError(c, issue, ISSUES[issue] ?? '');
    const order = books.sell(String(id), textOf(description), null);
    return c.json({ data: orderOnWire(books, order, { sims: true }), meta: { message: 'success' } });
  });

  app.post('/orders-async', async (c) => {
    const { quantity, package_id: id, description, webhook_url } = await bodyOf(c);
    const wrong = orderFieldIssues(quantity, id);
    if (wrong) return invalid(c, wrong);
    const url = textOf(webhook_url) ?? contactOf('async_orders');
    if (url === null) return c.json({ reason: 'User is not opted in and no webhook URL provided.' }, 422);
    if (!(await isThere(url))) return invalid(c, { webhook_url: 'The webhook url is not reachable.' });
    const issue = orderIssue(String(id));
    if (issue !== null) return businessError(c, issue, ISSUES[issue] ?? '');
    const requestId = randomBytes(19).toString('base64url').slice(0, 25);
    const { ready_after_seconds, orders_fail: fails } = books.account.options;
    const readyAt = books.now() + ready_after_seconds * 1000;
    const waiting = {
      requestId,
      packageId: String(id),
      description: textOf(description),
      webhookUrl: url,
      readyAt,
      fails,
    };
    books.account.waiting.push(waiting);
    books.save();
    fulfilLater(waiting);
    const data = { request_id: requestId, accepted_at: stamp(books.now()) };
    return c.json({ data, meta: { message: 'success' } }, 202);
  });

  function fulfilLater(waiting: (typeof books.account.waiting)[number]): void {
    world.at(waiting.readyAt, () => {
      const { requestId: request_id, packageId, description, webhookUrl, fails } = waiting;
      const at = books.account.waiting.indexOf(waiting);
      if (at === -1) return;
      books.account.waiting.splice(at, 1);
      books.save();
      const content = fails
        ? { request_id, package_id: packageId, description, reason: ISSUES[34] }
        : { ...orderOnWire(books, books.sell(packageId, description, null), { sims: true }), request_id };
      callBack(world, webhookUrl, content);
    });
  }
  for (const waiting of books.account.waiting.slice()) fulfilLater(waiting);

  app.post('/orders/topups', async (c) => {
    const { package_id, iccid: onto, description } = await bodyOf(c);
    const [id, iccid] = [textOf(package_id), textOf(onto)];
    if (id === null || iccid === null)
      return invalid(c, {
        ...(iccid === null && { iccid: 'The iccid field is required.' }),
        ...(id === null && { package_id: 'The package id field is required.' }),
      });
    if (!topUpsOf(books, iccid).some((sold) => `${sold.id}-topup` === id))
      return invalid(c, { package_id: 'invalid topup package' });
    const issue = orderIssue(id);
    if (issue !== null) return businessError(c, issue, ISSUES[issue] ?? '');
    const order = books.sell(id, textOf(description) ?? `Topup (${iccid})`, iccid);
    return c.json({ data: orderOnWire(books, order, {}), meta: { message: 'success' } });
  });

  app.get('/orders', (c) => {
    const query = c.req.query();
    const { limit = '25', page = '1', include = '' } = query;
    const wrong = pagingIssues(limit, page);
    if (wrong) return invalid(c, wrong);
    const [since = '', until = ''] = query['filter[created_at]']?.split(' - ') ?? [];
    const found = books.account.orders.filter((order) => {
      const day = stamp(order.createdAt).slice(0, 10);
      return (
        (since === '' || day >= since) &&
        (until === '' || day <= until) &&
        codeOf(order).includes(query['filter[code]'] ?? '') &&
        order.iccid.includes(query['filter[iccid]'] ?? '') &&
        (order.description ?? '').includes(query['filter[description]'] ?? '') &&
        (query['filter[order_status]'] ?? statusSlug(books, order)) === statusSlug(books, order)
      );
    });
    const paged = pageOf(found.toReversed(), Number(limit), Number(page));
    const parts = { sims: include.includes('sims'), status: include.includes('status') };
    return c.json({ ...paged, data: paged.data.map((order) => orderOnWire(books, order, parts)) });
  });
  app.get('/orders/:id', (c) => {
    const order = books.account.orders.find(({ id }) => String(id) === c.req.param('id'));
    if (!order) return notFound(c);
    const include = c.req.query('include') ?? '';
    const parts = { sims: include.includes('sims'), status: include.includes('status') };
    return c.json({ data: orderOnWire(books, order, parts), meta: { message: 'success' } });
  });

  const ofIccid = (c: { req: { param(name: string): string | undefined } }) => c.req.param('iccid') ?? '';
  app.get('/sims/:iccid', (c) => {
    const [order] = books.ordersOn(ofIccid(c));
    if (!order) return notFound(c);
    const data = { ...simOnWire(order), recycled: false, recycled_at: null };
    return c.json({ data, meta: { message: 'succes' } });
  });
  app.get('/sims/:iccid/topups', (c) => {
    if (books.ordersOn(ofIccid(c)).length === 0) return notFound(c);
    const data = topUpsOf(books, ofIccid(c)).map((sold) =>
      packageOnWire(sold, books.netOf(`${sold.id}-topup`), 'topup'),
    );
    return c.json({ pricing: { model: 'net_pricing', discount_percentage: 0 }, data });
  });
  app.get(
    '/sims/:iccid/packages',
    limits.limit('usage', (c) => `packages ${ofIccid(c)}`),
    (c) => {
      const orders = books.ordersOn(ofIccid(c));
      if (orders.length === 0) return notFound(c);
      const data = orders
        .filter((order) => !books.isRefunded(order))
        .map((order) => bundleOnWire(books, order));
      return c.json({ pricing: { model: 'net_pricing', discount_percentage: 0 }, data });
    },
  );
  app.get(
    '/sims/:iccid/usage',
    limits.limit('usageOfAll'),
    limits.limit('usage', (c) => `usage ${ofIccid(c)}`),
    (c) => {
      const orders = books.ordersOn(ofIccid(c));
      const [order] = orders.filter((one) => books.statusOf(one) === 'ACTIVE').concat(orders);
      if (!order) return notFound(c);
      const { remaining, expired_at, status, package: sold } = bundleOnWire(books, order);
      const none = { remaining_voice: 0, remaining_text: 0, total_voice: 0, total_text: 0 };
      const data = { remaining, total: sold.amount, expired_at, is_unlimited: false, status, ...none };
      return c.json({ data, meta: { message: 'api.succes' } });
    },
  );

  app.post('/refund', limits.limit('refund'), async (c) => {
    const { iccids, reason, notes } = await bodyOf(c);
    const named = Array.isArray(iccids) ? iccids.map(String) : [];
    if (named.length === 0) return refundIssue(c, 'The iccids field is required.');
    if (!REASONS.includes(String(reason)))
      return invalid(c, {
        reason: `The selected reason is invalid. It must be one of the following: ${REASONS.join(', ')}`,
      });
    if (reason === 'OTHERS' && !notes) return invalid(c, { notes: 'The notes field is required.' });
    if ((textOf(notes) ?? '').length > 255) return invalid(c, { notes: 'The notes may not be longer.' });
    const others = named.filter((iccid) => books.ordersOn(iccid).length === 0);
    if (others.length > 0)
      return refundIssue(c, `The following ICCIDs do not belong to your company: ${others.join(', ')}`);
    const refund_id = String(books.askRefund(named));
    const data = { refund_id, created_at: stamp(books.now()).slice(0, 16) };
    return c.json({ data, meta: { message: 'success' } }, 202);
  });

  app.post('/notifications/opt-in', async (c) => {
    const { type, webhook_url: url } = await bodyOf(c);
    if (!TYPES.has(String(type))) return invalid(c, { type: 'The selected type is invalid.' });
    if (!(await isThere(String(url))))
      return invalid(c, { webhook_url: 'The webhook url is not reachable.' });
    books.account.optedIn[String(type)] = String(url);
    books.save();
    const data = { notification: { type, contact_point: url } };
    return c.json({ data, meta: { message: 'success' } });
  });

  app.all('/*', (c) => c.json({ data: [], meta: { message: callNotPlayed(c.req.raw) } }, 404));

  return {
    name: 'airalo',
    fetch: (request) => app.fetch(request),
    refusal: (status) =>
      status === 422
        ? Response.json({ data: [], meta: { message: 'forced' } }, { status })
        : Response.json({ message: status === 429 ? 'Too Many Attempts.' : 'forced' }, { status }),
    controls: {
      airalo: async (body) => books.change(airaloChanges.parse(body)),
      'airalo-tokens': async () => {
        books.account.tokens.length = 0;
        books.save();
        return {};
      },
      'airalo-usage': async (body) => {
        const { iccid, megabytes } = usage.parse(body);
        const used = books.use(iccid, megabytes);
        if (!used) throw new Error(`eSIM ${iccid} has no package that can be used now`);
        const { order, before, now } = used;
        const passed = LOW.findLast((share) => before < share && now >= share);
        if (passed !== undefined)
          callBack(world, contactOf('webhook_low_data'), {
            level: `${passed * 100}%`,
            package_name: order.packageId,
            remaining_percentage: Math.round((1 - now) * 100),
            iccid,
          });
        return { iccid };
      },
      'airalo-credit': async () => {
        const { balance: remaining } = books.account.options;
        const content = { message: 'Surpassed 80% of the credit limit balance', remaining };
        callBack(world, contactOf('webhook_credit_limit'), content);
        return {};
      },
    },
    ledger: () => ledgerOf(books),
    reset: () => {
      books.reset();
      limits.reset();
    },
  };
}

type Json = { json(body: object, status: 404 | 422): Response };

function notFound(c: Json) {
  return c.json({ data: [], meta: { message: 'messages.resource_not_found' } }, 404);
}

function refundIssue(c: Json, message: string) {
  return c.json({ data: [], meta: { message } }, 422);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function orderFieldIssues(quantity: unknown, id: unknown): Record<string, string> | null {
  const count = Number(quantity);
  const issues = {
    ...(!PACKAGES.some((sold) => sold.id === id) && { package_id: 'The selected package is invalid.' }),
    ...(!(count >= 1) && { quantity: 'The quantity field is required.' }),
    ...(count > MOST && { quantity: `The quantity may not be greater than ${MOST}.` }),
  };
  return Object.keys(issues).length > 0 ? issues : null;
}

function pagingIssues(limit: string, page: string): Record<string, string> | null {
  const issues = {
    ...(!/^\d+$/.test(limit) && { limit: 'The limit must be an integer.' }),
    ...(!/^\d+$/.test(page) && { page: 'The page must be an integer.' }),
  };
  return Object.keys(issues).length > 0 ? issues : null;
}

function pageOf<T>(all: readonly T[], limit: number, page: number) {
  const from = (page - 1) * limit;
  const data = all.slice(from, from + limit);
  const last_page = Math.max(1, Math.ceil(all.length / limit));
  const links = { first: null, last: null, prev: null, next: null };
  const meta = {
    message: 'success',
    current_page: page,
    from: from + 1,
    last_page,
    path: '',
    per_page: String(limit),
    to: from + data.length,
    total: all.length,
  };
  return { data, links, meta };
}
