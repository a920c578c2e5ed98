import type { Books } from './books.ts';
import { Refusal } from './refusal.ts';

export type Version = '2.4' | '2.5';

/** RFC 3339 in UTC with nine fractional digits, as the vendor prints times; always the same for the same moment. */
export function nanoTime(ms: number): string {
  const beyond = String((ms * 7919) % 1_000_000).padStart(6, '0');
  return new Date(ms).toISOString().replace('Z', `${beyond}Z`);
}

/** Dollars with two decimals. */
export function dollars(cents: number): number {
  return Math.round(cents) / 100;
}

/** The value of `Retry-After`: whole seconds, or the moment itself. */
export function retryAfter(books: Books, readyAt: number): string {
  if (books.options.retryAfterShape === 'date') return new Date(readyAt).toISOString();
  return String(Math.max(1, Math.ceil((readyAt - books.now()) / 1000)));
}

interface PageRequest {
  page: string | undefined;
  size: string | undefined;
  defaultSize: number;
  maxSize: number;
}

/** One page of a list in the vendor's envelope. Throws 400 if page or size is not a positive number. */
export function pageOf<T>(
  books: Books,
  key: string,
  items: T[],
  request: PageRequest,
  show: (item: T) => unknown,
): object {
  const page = positive('page', request.page, 1);
  const size = Math.min(positive('page size', request.size, request.defaultSize), request.maxSize);
  const shown = items.slice((page - 1) * size, page * size).map((item) => show(item));
  if (books.options.listShape === 'array') return shown;
  return { [key]: shown, pageCount: Math.ceil(items.length / size), rows: items.length, pageSize: size };
}

/** A positive whole number from a query; `otherwise` if it is missing. Throws 400. */
export function positive(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Refusal(400, `invalid ${name}: ${text}`);
}

/** One of the words a query allows; undefined if it is missing. Throws 400. */
export function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (text === undefined || text === '') return undefined;
  const found = allowed.find((word) => word === text);
  if (found !== undefined) return found;
  throw new Refusal(400, `invalid ${name}: ${text}, expected ${allowed.join(', ')}`);
}
