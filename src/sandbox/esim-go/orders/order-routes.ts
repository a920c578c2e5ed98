import type { Hono } from 'hono';

import type { Books } from '../account/books.ts';
import type { Order } from '../account/order.ts';
import { Refusal, refusalResponse } from '../account/refusal.ts';
import { dollars, nanoTime, pageOf, type Version } from '../account/wire.ts';
import type { IdleEsims } from '../callbacks/end-idle-esims.ts';
import { orderOnWire, quoteOnWire } from './order-on-wire.ts';
import { type OrderRequest, readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.ts';
import { reviewOrder } from './review-order.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 1000;

/** POST /orders, GET /orders and GET /orders/{reference}. */
export function serveOrders(
  app: Hono,
  { books, idle }: { books: Books; idle: IdleEsims },
  version: Version,
): void {
  app.post('/orders', async (c) => {
    const text = await c.req.text();
    try {
      const request = readOrderRequest(parse(text));
      if (request.type === 'validate') return c.json(quote(books, request));
      const order = placeOrder(books, request);
      for (const iccid of order.lines.flatMap(({ iccids }) => iccids)) {
        const esim = books.esim(iccid);
        if (esim) idle.watch(esim);
      }
      return c.json(orderOnWire(books, order, { version, iccids: true }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const type = { 'content-type': books.options.orderErrorType, ...error.headers };
      return refusalResponse(error.status, error.message, type);
    }
  });

  app.get('/orders', (c) => {
    const iccids = books.options.listedOrderIccids === 'always' || c.req.query('includeIccids') === 'true';
    const orders = listOrders(books, c.req.queries('createdAt') ?? []);
    const request = {
      page: c.req.query('page'),
      size: c.req.query('limit'),
      defaultSize: DEFAULT_LIMIT,
      maxSize: MAX_LIMIT,
    };
    return c.json(
      pageOf(books, 'orders', orders, request, (order) => orderOnWire(books, order, { version, iccids })),
    );
  });

  app.get('/orders/:reference', (c) => {
    const order = books.order(c.req.param('reference'));
    if (!order) throw new Refusal(books.options.unknownOrderStatus, 'unknown order reference');
    return c.json(orderOnWire(books, order, { version, iccids: true }));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed JSON');
  }
}

function quote(books: Books, request: OrderRequest): Record<string, unknown> {
  try {
    return quoteOnWire(books, reviewOrder(books, request), request.assign);
  } catch (error) {
    if (!(error instanceof Refusal) || books.options.impossibleValidate === 'error') throw error;
    const date = { [books.options.orderDateKey]: nanoTime(books.now()) };
    return { order: [], total: dollars(0), valid: false, currency: 'USD', ...date, assigned: request.assign };
  }
}

const OPERATORS: Record<string, (left: number, right: number) => boolean> = {
  eq: (left, right) => left === right,
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
};

/**
 * Orders within every `createdAt` bound (such as `gte:2026-11-20T09:30:00Z`), newest first. Throws 400 for an unreadable bound.
 */
function listOrders(books: Books, bounds: string[]): Order[] {
  const tests = bounds.map(readBound);
  return Object.values(books.account.orders)
    .filter((order) => tests.every((fits) => fits(order.placedAt)))
    .toReversed();
}

function readBound(bound: string): (time: number) => boolean {
  const [, word = '', value = ''] = /^(\w+):(.+)$/.exec(bound) ?? [];
  const compare = Object.hasOwn(OPERATORS, word) ? OPERATORS[word] : undefined;
  const limit = Date.parse(value);
  if (!compare || Number.isNaN(limit)) throw new Refusal(400, `invalid createdAt: ${bound}`);
  return (time) => compare(time, limit);
}
