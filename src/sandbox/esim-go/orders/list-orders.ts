import type { Books } from '../account/books.ts';
import type { Order } from '../account/order.ts';
import { Refusal } from '../account/refusal.ts';

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
export function listOrders(books: Books, bounds: string[]): Order[] {
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
