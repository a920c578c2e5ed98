import {
  amountAt,
  atPlace,
  atPlan,
  type ListedPrice,
  type PriceSheet,
} from '../../domain/catalog/price-sheet.ts';
import { BASE_CURRENCY, type Currency } from '../../domain/currencies.ts';
import { CURRENCY_COOKIE } from '../../domain/currency-cookie.ts';
import type { Minor } from '../../domain/money.ts';
import { wholePath } from './language.ts';

declare global {
  interface Window {
    /** Of the currency that the reader chose, if it is not the page's. */
    prices?: PriceSheet;
  }
}

/**
 * Runs in the head of every page, which has its prices in one currency: if the reader chose another, the browser loads the prices
 * in that one before it paints anything. What they are written by is in `server/pages/localized-prices.ts`.
 */
export const PRICES_SCRIPT = `{const d=document.documentElement.dataset,c=/(?:^|; )${CURRENCY_COOKIE}=([A-Z]{3})/.exec(document.cookie)?.[1];if(c&&c!=(d.currency||"${BASE_CURRENCY}")&&d.sold?.includes(c))document.write('<script src="'+d.sold.split(" ")[0].replace("*",c)+'"></'+'script>')}`;

interface Sold {
  currencies?: Currency[] | undefined;
  revision: number | null;
}

/** Marks a document with the currencies that its reader can choose, and the address of their prices. */
export function soldMark({ currencies = [], revision }: Sold) {
  if (currencies.length === 0 || revision === null) return {};
  return { 'data-sold': [wholePath(`/prices/*-${revision}.js`), BASE_CURRENCY, ...currencies].join(' ') };
}

/** Marks an element with the prices in its text, in their order, for a reader who chose another currency than the page's. */
export function priceMark(...prices: ListedPrice[]) {
  return { 'data-price': prices.map(({ at }) => at).join(' '), suppressHydrationWarning: true };
}

const sheet = typeof window === 'undefined' ? undefined : window.prices;

/** Parses what the shop sent, with its prices in the currency that the reader chose. */
export function readJson(text: string): unknown {
  return JSON.parse(text, sheet && ((_name, value: unknown) => inReadersCurrency(sheet, value)));
}

/** @param sent a plan, a place or a {@link ListedPrice}; all else stays as it is */
export function inReadersCurrency(prices: PriceSheet, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { currency } = prices;
  const found = (at: string, put: (minor: Minor) => object) => {
    const minor = amountAt(prices, at);
    return minor === undefined ? sent : { ...sent, ...put(minor) };
  };
  const { at, bundle_name: name, country_code: place, iso, code } = sent as Record<string, string>;
  if (at !== undefined && 'amount' in sent) return found(at, (amount) => ({ amount, currency }));
  if ('card_total' in sent && place !== undefined && name !== undefined) {
    const total = amountAt(prices, atPlan('total', place, name));
    return found(atPlan('price', place, name), (price) => ({
      local: { currency, price, card_total: total },
    }));
  }
  const asSent = (minor: Minor) => ({ minor, currency });
  if ('lowest_price' in sent && iso !== undefined)
    return found(atPlace('least', iso), (minor) => ({ local_lowest_price: asSent(minor) }));
  if (!('starting_price' in sent)) return sent;
  const kept = code === undefined ? atPlace('day', iso ?? '') : atPlace('least', code);
  return found(kept, (minor) => ({ local_starting_price: asSent(minor) }));
}
