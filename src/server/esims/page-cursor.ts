import type { Place } from './queries.ts';

const CURSOR = /^(\d{1,13})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Where a page of eSIMs ended, as one word for the next call. */
export function writeCursor({ purchasedAt, id }: Place): string {
  return `${purchasedAt.getTime()}.${id}`;
}

/** Null if the text is no cursor. */
export function readCursor(text: string): Place | null {
  const [, ms, id] = CURSOR.exec(text) ?? [];
  const purchasedAt = new Date(Number(ms));
  return id === undefined || Number.isNaN(purchasedAt.getTime()) ? null : { purchasedAt, id };
}
