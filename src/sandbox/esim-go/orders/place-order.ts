import { randomUUID } from 'node:crypto';

import { assign } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import { type Esim, issueEsim, record } from '../account/esim.ts';
import type { Order, OrderLine } from '../account/order.ts';
import type { OrderRequest } from './order-request.ts';
import { keepPace, type ReviewedLine, reviewOrder, totalOf } from './review-order.ts';

/**
 * Buys: takes the money, makes or tops up eSIMs (or fills the inventory), and records the order. Throws the vendor's refusal,
 * with nothing bought. As with the real vendor, sending twice buys twice.
 */
export function placeOrder(books: Books, request: OrderRequest): Order {
  keepPace(books);
  const { account, options } = books;
  const reviewed = reviewOrder(books, request);
  const failed = options.orderOutcome === 'failed';
  const now = books.now();
  const order: Order = {
    reference: randomUUID(),
    placedAt: now,
    processedAt: now + processingMs(books, reviewed),
    outcome: options.orderOutcome,
    assigned: request.assign,
    lines: [],
    totalCents: totalOf(reviewed),
    balanceAfterCents: account.balanceCents,
  };
  if (!failed) account.balanceCents -= order.totalCents;
  order.balanceAfterCents = account.balanceCents;
  let index = 0;
  for (const line of reviewed) {
    const iccids: string[] = [];
    const units = request.assign && !failed ? line.quantity : 0;
    for (let unit = 0; unit < units; unit += 1) {
      iccids.push(supply(books, order, line, unit, `${order.reference}-${index}`).iccid);
      index += 1;
    }
    if (!request.assign && !failed) books.restock(line.bundle.name, now, line.quantity);
    order.lines.push(lineOf(line, iccids));
  }
  account.orders[order.reference] = order;
  account.lastOrderAt = now;
  books.save();
  return order;
}

function processingMs(books: Books, lines: ReviewedLine[]): number {
  const { orderProcessingMs, backgroundAboveUnits, backgroundMs } = books.options;
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return units > backgroundAboveUnits ? Math.max(orderProcessingMs, backgroundMs) : orderProcessingMs;
}

function supply(books: Books, order: Order, line: ReviewedLine, unit: number, reference: string): Esim {
  const { account, options } = books;
  const esim = line.targets?.[unit] ?? issueEsim(books, line.bundle.profileName, order.processedAt);
  account.lastAssignmentId += 1;
  esim.assignments.push(
    assign(line.bundle, {
      id: String(account.lastAssignmentId),
      reference,
      at: order.placedAt,
      readyAt: order.processedAt + options.assignmentProcessingMs,
    }),
  );
  if (!esim.orders.includes(order.reference)) esim.orders.push(order.reference);
  record(esim, { name: 'Bundle Applied', at: order.placedAt, bundle: line.bundle.name, state: 'Queued' });
  return esim;
}

function lineOf({ bundle, quantity, allowReassign }: ReviewedLine, iccids: string[]): OrderLine {
  return { item: bundle.name, quantity, unitCents: bundle.wholesaleCents, allowReassign, iccids };
}
