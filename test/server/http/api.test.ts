import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Country, CountryCard, Destination } from '../../../src/domain/catalog/catalog-schema.ts';
import { REASONS } from '../../../src/domain/problems/reasons.ts';
import { createApp } from '../../../src/server/app.ts';
import { readRevision } from '../../../src/server/catalog/queries.ts';
import { catalogRevisionTable, countryTable } from '../../../src/server/catalog/tables.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
/** A call by a program, without cookies and Origin. */
const ask = (path: string, init?: RequestInit) => shop.app.request(`${shop.baseUrl}${path}`, init);
const get = async <T>(path: string) => (await ask(path)).json() as Promise<T>;

interface Page {
  countries: CountryCard[];
  next: string | null;
}

const GETS = [
  '/api/settings',
  '/api/countries',
  '/api/countries?limit=3&after=JP',
  '/api/countries?isos=US,JP',
  '/api/countries/JP',
  '/api/search-index',
  '/api/esims',
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
];

describe('every address', () => {
  it.each(GETS)('%s answers JSON, with a slash at the end or without', async (path) => {
    const [place = '', query] = path.split('?');
    const plain = await ask(path);
    const slashed = await ask(`${place}/${query === undefined ? '' : `?${query}`}`);
    expect(plain.status).toBe(200);
    expect(slashed.status).toBe(200);
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await slashed.json()).toEqual(await plain.json());
  });

  it.each(GETS)('%s carries a request id, and nothing that lets other sites read it', async (path) => {
    const { headers } = await ask(path, { headers: { Origin: 'https://elsewhere.example' } });
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it.each(['proxy-0815', 'x'.repeat(65)])('accepts %s as request id if it is short', async (id) => {
    const { headers } = await ask('/api/settings', { headers: { 'X-Request-Id': id } });
    expect(headers.get('x-request-id') === id).toBe(id.length <= 64);
  });
});

describe('a failure', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/', 404, 'not_found'],
    ['DELETE', '/api/countries', 404, 'not_found'],
    ['GET', '/api/countries/QQ', 404, 'not_found'],
    ['GET', '/api/countries/%00', 400, 'bad_request'],
    ['GET', '/api/countries?after=%00', 400, 'bad_request'],
    ['GET', `/api/countries/${'J'.repeat(11)}`, 400, 'bad_request'],
    ['GET', '/api/countries?limit=0', 400, 'bad_request'],
    ['GET', '/api/countries?limit=51', 400, 'bad_request'],
    ['GET', '/api/countries?limit=many', 400, 'bad_request'],
    ['GET', '/api/countries?limit=1.5', 400, 'bad_request'],
    ['GET', '/api/countries?after=QQ', 400, 'bad_request'],
    ['GET', `/api/countries?after=${'x'.repeat(11)}`, 400, 'bad_request'],
    ['GET', '/api/countries?isos=J', 400, 'bad_request'],
    ['GET', `/api/countries?isos=${'JP,'.repeat(21)}`, 400, 'bad_request'],
    ['GET', '/api/orders/nonsense', 404, 'not_found'],
    ['GET', '/api/esims/7/activation', 400, 'bad_request'],
    ['GET', '/api/esims/0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e11/activation', 404, 'not_found'],
    ['POST', '/api/quote', 400, 'bad_request'],
  ])('of %s %s says so in words and in a word', async (method, path, status, code) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    const body = (await response.json()) as Record<string, string>;
    expect(Object.keys(body).slice(0, 3)).toEqual(['error', 'code', 'reason']);
    expect(REASONS).toHaveProperty(body['reason'] ?? '', code);
    expect(body['code']).toBe(code);
    expect(body['error']).toMatch(/^\S.{5,}/);
  });

  it('names the field that is wrong', async () => {
    expect(await get('/api/countries?limit=99')).toMatchObject({
      error: expect.stringMatching(/^Limit /),
      reason: 'invalid_field',
      path: ['limit'],
      fault: 'size',
    });
  });

  it('reveals nothing if unexpected, and is found in the log by its request id', async () => {
    const broken = {
      ...shop.deps.catalog,
      current() {
        throw new Error('the disk is on fire');
      },
    };
    const app = createApp({ ...shop.deps, catalog: broken });
    const response = await app.request(`${shop.baseUrl}/api/search-index`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'Something went wrong',
      code: 'internal',
      reason: 'internal',
    });
    const id = response.headers.get('x-request-id') ?? 'none';
    expect(shop.logged.filter((line) => line.includes(id)).join('')).toContain('unexpected error');
  });
});

describe('the list of countries', () => {
  it('comes page by page, nine and then six, without loss or repeat', async () => {
    const seen: CountryCard[] = [];
    let { countries, next } = await get<Page>('/api/countries');
    expect(countries).toHaveLength(9);
    for (seen.push(...countries); next !== null; seen.push(...countries)) {
      ({ countries, next } = await get<Page>(`/api/countries?limit=6&after=${encodeURIComponent(next)}`));
      if (next !== null) expect(countries).toHaveLength(6);
    }
    const { countries: all } = await get<{ countries: Destination[] }>('/api/search-index');
    expect(seen.map((country) => country.iso)).toEqual(all.map((country) => country.iso));
    expect(new Set(seen.map((country) => country.iso)).size).toBe(seen.length);
  });

  it('is sorted as people sort, even with accented letters', async () => {
    const { countries } = await get<{ countries: Destination[] }>('/api/search-index');
    const names = countries.map((country) => country.name);
    expect(names.indexOf('Åland Islands')).toBe(names.indexOf('Afghanistan') + 1);
    expect(names.at(-1)).toBe('Zimbabwe');
  });

  it('continues after a country that was hidden meanwhile', async () => {
    const { next } = await get<Page>('/api/countries');
    const following = await get<Page>(`/api/countries?limit=6&after=${next}`);
    const hide = (visible: boolean) =>
      changeCatalogue(shop.deps, (tx) =>
        tx
          .update(countryTable)
          .set({ visible })
          .where(eq(countryTable.iso, next ?? '')),
      );
    await hide(false);
    expect(await get(`/api/countries?limit=6&after=${next}`)).toEqual(following);
    await hide(true);
  });

  it('shows named countries in the requested order', async () => {
    const isos = ['US', 'GB', 'FR', 'JP', 'ES', 'DE'];
    const { countries, next } = await get<Page>(`/api/countries?isos=${isos.join(',')}`);
    expect(countries.map((country) => country.iso)).toEqual(isos);
    expect(next).toBeNull();
  });

  it('leaves out unknown countries, and repeats none', async () => {
    const { countries } = await get<Page>('/api/countries?isos=jp,QQ,JP');
    expect(countries.map((country) => country.iso)).toEqual(['JP']);
    expect(await get('/api/countries?isos=')).toMatchObject({ countries: [] });
  });
});

describe("what is the shop's own business", () => {
  /** Every key in an answer, at any depth. */
  function keysOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(keysOf);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => keysOf(inner).concat(key));
  }

  it('is in no answer: neither wholesale price nor markup, nor any key', async () => {
    const { country } = await get<{ country: Country }>('/api/countries/JP');
    const plan = country.fixed_plans['7']?.[0];
    const quote = await ask('/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ bundle_name: plan?.bundle_name, country_code: 'JP' }),
    });
    expect(quote.status).toBe(200);
    const answers = [await quote.json(), ...(await Promise.all(GETS.map((path) => get(path))))];
    const keys = keysOf(answers);
    expect(keys.length).toBeGreaterThan(1000);
    // The only secret in the API's own description: the buyer's browser needs it to pay.
    const telling = keys.filter((key) => /wholesale|markup|margin|cost|secret/i.test(key));
    expect(new Set(telling)).toEqual(new Set(['client_secret']));
    const text = JSON.stringify(answers);
    for (const secret of [
      shop.deps.settings.STRIPE_SECRET_KEY,
      'whsec_',
      shop.deps.settings.SMTP_URL,
      '"wholesale',
      '"markup',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

it('includes for browsers only the settings that every page needs', async () => {
  expect(await get('/api/settings')).toEqual({
    brand: 'Simport',
    legalName: 'Simport, Inc.',
    legalAddress: null,
    supportEmail: 'support@simport.example',
    androidAppUrl: 'https://play.google.com/store',
    social: {
      linkedin: 'https://www.linkedin.com/',
      instagram: 'https://www.instagram.com/',
      facebook: 'https://www.facebook.com/',
      youtube: 'https://www.youtube.com/',
    },
    homeExtras: false,
    liveChatUrl: null,
    offlinePacks: true,
    analyticsUrl: null,
    sandbox: true,
    refundHours: 24,
    feePolicy: 'added',
    chargesTax: false,
    withdrawal: false,
    revision: await readRevision(shop.deps.db.db),
    apiBase: '',
    tokenSyncUrl: null,
    stripe: { publishableKey: 'pk_test_sandbox', jsUrl: `${shop.sandbox.origins.stripe}/stripe.js` },
    paypal: { clientId: 'sandbox', jsUrl: `${shop.sandbox.origins.paypal}/sdk/js` },
    google: true,
  });
});

describe('health', () => {
  it('is always live, and ready only once there is something to sell', async () => {
    const { db } = shop.deps.db;
    const kept = await db.delete(catalogRevisionTable).returning();
    expect((await ask('/health/live')).status).toBe(200);
    // The result of a check is used for a moment for everybody who asks.
    const ready = async () => {
      const answer = await ask('/health/ready');
      return [answer.status, await answer.json()];
    };
    await expect.poll(ready).toEqual([503, { status: 'starting' }]);
    await db.insert(catalogRevisionTable).values(kept);
    await expect.poll(ready).toEqual([200, { status: 'ok' }]);
  });
});
