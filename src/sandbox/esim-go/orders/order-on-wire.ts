import type { Books } from '../account/books.ts';
import type { Order, OrderLine } from '../account/order.ts';
import { dollars, nanoTime, type Version } from '../account/wire.ts';
import { type ReviewedLine, totalOf } from './review-order.ts';

/** An order as POST /orders, GET /orders and GET /orders/{reference} print it. */
export function orderOnWire(
  books: Books,
  order: Order,
  { version, iccids }: { version: Version; iccids: boolean },
): Record<string, unknown> {
  const { options } = books;
  const pending = books.now() < order.processedAt;
  const shown = iccids && (!pending || options.pendingShowsIccids);
  return {
    order: order.lines.map((line) => lineOnWire(books, line, shown)),
    total: dollars(order.totalCents),
    currency: 'USD',
    status: pending ? options.pendingStatus : order.outcome,
    statusMessage: pending ? 'Order is being processed' : statusMessage(order),
    orderReference: order.reference,
    [options.orderDateKey]: nanoTime(order.placedAt),
    assigned: order.assigned,
    ...(version === '2.5' && { runningBalance: runningBalance(books, order) }),
  };
}

/** The answer to an order of type `validate` that could be placed. */
export function quoteOnWire(books: Books, lines: ReviewedLine[], assigned: boolean): Record<string, unknown> {
  return {
    order: lines.map(({ bundle, quantity, allowReassign }) =>
      priceLine(bundle.name, quantity, bundle.wholesaleCents, allowReassign),
    ),
    total: dollars(totalOf(lines)),
    valid: true,
    currency: 'USD',
    [books.options.orderDateKey]: nanoTime(books.now()),
    assigned,
  };
}

/** An SM-DP+ address as an answer prints it: bare, as seen live, or with a scheme, as documented. */
export function smdpOnWire(books: Books, host: string): string {
  const shapes = {
    host,
    url: `http://${host}`,
    capitals: host.toUpperCase(),
    'https-port': `https://${host}:443/`,
    'other-port': `${host}:8443`,
  };
  return shapes[books.options.smdpAddressShape];
}

function lineOnWire(books: Books, line: OrderLine, withIccids: boolean): Record<string, unknown> {
  const priced = {
    ...priceLine(line.item, line.quantity, line.unitCents, line.allowReassign),
    type: line.type ?? 'bundle',
  };
  if (!withIccids || line.iccids.length === 0) return priced;
  const esims = line.iccids.flatMap((iccid) => {
    const esim = books.esim(iccid);
    if (!esim) return [];
    return [{ iccid, matchingId: esim.matchingId, smdpAddress: smdpOnWire(books, esim.smdpAddress) }];
  });
  return { ...priced, iccids: line.iccids, esims };
}

function priceLine(item: string, quantity: number, unitCents: number, allowReassign: boolean) {
  return {
    type: 'bundle',
    item,
    quantity,
    subTotal: dollars(unitCents * quantity),
    pricePerUnit: dollars(unitCents),
    AllowReassign: allowReassign,
  };
}

function statusMessage(order: Order): string {
  if (order.outcome === 'failed') return 'Order processing failed';
  const count = order.lines.reduce((sum, line) => sum + line.iccids.length, 0);
  return order.assigned ? `Order completed: ${count} eSIMs assigned` : 'Order completed';
}

function runningBalance(books: Books, order: Order): number | string {
  const balance = dollars(order.balanceAfterCents);
  return books.options.runningBalanceShape === 'string' ? balance.toFixed(2) : balance;
}
