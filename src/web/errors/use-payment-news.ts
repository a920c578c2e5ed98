import { useSyncExternalStore } from 'react';

import { tabStorage } from '../browser/browser-storage.ts';
import { type PaymentNews, readNews } from '../browser/payment-news.ts';

const neverChanges = () => () => {};

/** The payment made in this tab a moment ago, for a page that does not load; null if there was none. */
export function usePaymentNews(): PaymentNews | null {
  const at = useSyncExternalStore(
    neverChanges,
    () => readNews(tabStorage)?.at ?? null,
    () => null,
  );
  return at === null ? null : readNews(tabStorage);
}
