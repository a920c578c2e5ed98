import type { hc } from 'hono/client';

import { LANGUAGE } from '../../domain/language-words.ts';
import { type Language, SOURCE } from '../../domain/languages.ts';
import type { Api } from '../../server/app.ts';

/** All calls of the API by path and method, with their routes' types. */
export type ShopApi = ReturnType<typeof hc<Api>>;

type Values = Record<string, string | readonly string[] | undefined>;

/** A call's arguments. */
interface Given {
  param?: Record<string, string>;
  query?: Values;
  json?: unknown;
}

interface Options {
  fetch?: typeof fetch;
  credentials?: RequestCredentials;
  cache?: RequestCache;
  /** In which language the answers name places: a part of the address, so that caches tell them apart. */
  language?: Language;
}

/**
 * A client of the API at `base`: `api.esims[':id'].invoice.$get({ param: { id } })`. The router's own client does no more than
 * this for us, and is ten times as large.
 */
export function apiAt(base: string, options: Options = {}): ShopApi {
  return below(base, options) as ShopApi;
}

function below(address: string, options: Options): unknown {
  return new Proxy(
    {},
    {
      get(_nothing, name) {
        // Promises ask for `then` on the values they resolve to.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        if (!name.startsWith('$')) return below(`${address}/${name}`, options);
        return (given: Given = {}, { headers }: { headers?: Record<string, string> } = {}) =>
          call(name.slice(1).toUpperCase(), address, given, { ...options, headers });
      },
    },
  );
}

function call(
  method: string,
  address: string,
  { param = {}, query = {}, json }: Given,
  {
    fetch: send = (input, init) => fetch(input, init),
    credentials,
    cache,
    language = SOURCE,
    headers: given,
  }: Options & { headers?: Record<string, string> | undefined },
): Promise<Response> {
  const path = address.replaceAll(
    /\/:(\w+)/g,
    (_, name: string) => `/${encodeURIComponent(param[name] ?? '')}`,
  );
  const asked = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) asked.append(name, value);
  if (language !== SOURCE) asked.set('language', language);
  // Any answer may be a refusal, whose sentence should be in the page's language, not in the browser's.
  const headers = new Headers({ 'accept-language': LANGUAGE, ...given });
  if (json !== undefined) headers.set('content-type', 'application/json');
  return send(asked.size > 0 ? `${path}?${asked}` : path, {
    method,
    headers,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(credentials && { credentials }),
    ...(cache && { cache }),
  });
}
