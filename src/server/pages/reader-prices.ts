import { Hono } from 'hono';

import { BASE_CURRENCY, isCurrency } from '../../domain/currencies.ts';
import { LANGUAGES, languageOf } from '../../domain/languages.ts';
import { priceSheet } from '../catalog/price-sheet.ts';
import { inLanguage } from '../core/localized.ts';
import type { Deps } from '../deps.ts';
import { fileHeaders } from '../http/web-policy.ts';
import { askedBy, finish } from '../response-cache/finish.ts';
import { pack } from '../response-cache/pack.ts';
import * as english from './localized-prices.ts';
import { plainWords } from './words.ts';

const FILE = ':file{[A-Z]{3}-\\d{1,15}\\.js}';
const AN_HOUR = 'public, max-age=3600';

/**
 * All prices in a currency, as a script that pages load before they are painted if their reader chose that currency: '/prices/EUR-12.js',
 * in other languages '/de/prices/USD-12.js'. A browser keeps what is of the asked revision of the catalogue.
 */
export function readerPriceRoutes({ catalog, settings }: Pick<Deps, 'catalog' | 'settings'>): Hono {
  const headers = { ...fileHeaders(settings), 'cache-control': 'no-store' };
  return new Hono().on('GET', [`/prices/${FILE}`, `/:language{[a-z-]+}/prices/${FILE}`], async (c) => {
    const { language, path } = languageOf(c.req.path);
    const [, currency = '', revision] = /^\/prices\/(\w+)-(\d+)\.js$/.exec(path) ?? [];
    const snapshot = catalog.current();
    if (!isCurrency(currency) || !(currency === BASE_CURRENCY || Object.hasOwn(snapshot.local, currency)))
      return c.body(`${plainWords.notFound}\n`, 404, headers);
    const { pricesScript } = await inLanguage(
      language,
      english,
      new URL('./localized-prices.ts', import.meta.url),
    );
    const own = LANGUAGES[language].currency;
    const script = pricesScript(
      priceSheet(snapshot, currency),
      Object.hasOwn(snapshot.local, own) ? own : BASE_CURRENCY,
    );
    const found = new Headers({ ...headers, 'content-type': 'text/javascript; charset=utf-8' });
    if (Number(revision) === snapshot.revision) found.set('cache-control', AN_HOUR);
    const body = new TextEncoder().encode(script);
    return finish({ status: 200, headers: found, body }, askedBy(c), (encoding) =>
      pack(body, encoding, 'small'),
    );
  });
}
