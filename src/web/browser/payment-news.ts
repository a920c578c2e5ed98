import { type BrowserStorage, readStored } from './browser-storage.ts';

/** What a page that does not load says to somebody who has just paid. */
export interface PaymentNews {
  title: string;
  text: string;
  /** Token of the order page. */
  order: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const NEWS_KEY = 'simport.news';

/** Later failures have nothing to do with the payment. */
const NEWS_MS = 15 * 60_000;

export function readNews(session: BrowserStorage): PaymentNews | null {
  return readStored(session, NEWS_KEY, isFresh);
}

function isFresh(value: unknown): value is PaymentNews {
  return Date.now() - Number((value as PaymentNews | null)?.at) < NEWS_MS;
}
