import { stateAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import { type Esim, ourEsim } from '../account/esim.ts';
import { Refusal } from '../account/refusal.ts';
import { retryAfter } from '../account/wire.ts';
import type { Bundle } from '../bundles/bundles.ts';
import { findBundle } from '../bundles/catalogue.ts';
import type { OrderRequest, OrderRequestLine } from './order-request.ts';

/** A line that may be bought: the bundle, how many, and the eSIMs it goes to (none: new ones, or stock). */
export interface ReviewedLine {
  bundle: Bundle;
  quantity: number;
  allowReassign: boolean;
  /** For a top-up, one per unit; null if a new eSIM replaces it. */
  targets: (Esim | null)[] | undefined;
}

/** Checks an order against the catalogue, eSIMs, limits and balance. Throws the vendor's refusal. */
export function reviewOrder(books: Books, request: OrderRequest): ReviewedLine[] {
  const { maxEsimsPerOrder, insufficientBalanceStatus } = books.options;
  if (request.profileID !== undefined && !request.assign) {
    throw new Refusal(400, 'profileID needs assign: true');
  }
  const lines = request.order.map((line) => reviewLine(books, line, request.assign));
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (request.assign && units > maxEsimsPerOrder) {
    throw new Refusal(400, `at most ${maxEsimsPerOrder} eSIMs per order`);
  }
  refuseCrowdedEsims(books, lines);
  if (totalOf(lines) > books.account.balanceCents) {
    throw new Refusal(insufficientBalanceStatus, 'Insufficient balance');
  }
  return lines;
}

/** The order's price in US cents. */
export function totalOf(lines: ReviewedLine[]): number {
  return lines.reduce((sum, { bundle, quantity }) => sum + bundle.wholesaleCents * quantity, 0);
}

/** Throws 429 if the last order is too recent. */
export function keepPace(books: Books): void {
  const next = books.account.lastOrderAt + books.options.orderGapMs;
  if (books.now() >= next) return;
  throw new Refusal(429, 'Orders too fast, please slow down', { 'retry-after': retryAfter(books, next) });
}

function reviewLine(books: Books, line: OrderRequestLine, assign: boolean): ReviewedLine {
  const { item, quantity, allowReassign } = line;
  const bundle = findBundle(item);
  if (!bundle) throw new Refusal(books.options.unknownBundleStatus, `unknown bundle: ${item}`);
  const iccids = line.iccids?.length ? line.iccids : undefined;
  if (iccids && !assign) throw new Refusal(400, 'iccids need assign: true');
  if (iccids && iccids.length !== quantity) {
    throw new Refusal(400, `quantity ${quantity} does not match ${iccids.length} iccids`);
  }
  const targets = iccids?.map((iccid) => target(books, iccid, bundle, allowReassign));
  return { bundle, quantity, allowReassign, targets };
}

function target(books: Books, iccid: string, bundle: Bundle, allowReassign: boolean): Esim | null {
  const esim = ourEsim(books, iccid);
  if (esim.profileStatus === 'Deactivated') throw new Refusal(400, `eSIM ${iccid} is deactivated`);
  if (books.options.topUps === 'a new eSIM') return null;
  if (esim.profileName === bundle.profileName) return esim;
  if (allowReassign) return null;
  throw new Refusal(400, `bundle ${bundle.name} is not compatible with eSIM ${iccid}`);
}

function refuseCrowdedEsims(books: Books, lines: ReviewedLine[]): void {
  const { maxQueuedBundles } = books.options;
  const coming = new Map<Esim, number>();
  for (const esim of lines.flatMap((line) => line.targets ?? [])) {
    if (esim) coming.set(esim, (coming.get(esim) ?? queuedOn(books, esim)) + 1);
  }
  for (const [esim, count] of coming) {
    if (count > maxQueuedBundles) {
      throw new Refusal(400, `eSIM ${esim.iccid} holds ${maxQueuedBundles} queued bundles already`);
    }
  }
}

function queuedOn(books: Books, esim: Esim): number {
  const states = esim.assignments.map((assignment) => stateAt(assignment, books.now(), books.options));
  return states.filter((state) => state === 'queued' || state === 'processing').length;
}
