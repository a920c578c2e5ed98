import type { Hono } from 'hono';

import type { Books } from './account/books.ts';
import { Refusal } from './account/refusal.ts';
import { oneOf, pageOf, type Version } from './account/wire.ts';
import { bundleOnWire } from './bundle-on-wire.ts';
import { findBundle, listBundles } from './bundles/catalogue.ts';

const ORDERS = ['bundleName', 'dataAmount', 'duration', 'autostart', 'roamingEnabled'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;
const REGIONS = [
  'Africa',
  'Antarctica',
  'Asia',
  'Europe',
  'Global',
  'Middle East',
  'North America',
  'Oceania',
  'LATAM',
] as const;
// Live clients ask for up to this many rows at once.
const MAX_PAGE_SIZE = 6000;

/** GET /catalogue and GET /catalogue/bundle/{name}. */
export function serveCatalogue(app: Hono, books: Books, version: Version): void {
  app.get('/catalogue', (c) => {
    const bundles = listBundles({
      description: c.req.query('description') || undefined,
      group: c.req.query('group') || undefined,
      countries: codes(c.req.query('countries')),
      region: oneOf('region', c.req.query('region'), REGIONS),
      orderBy: oneOf('orderBy', c.req.query('orderBy'), ORDERS),
      direction: oneOf('direction', c.req.query('direction'), DIRECTIONS),
    });
    const request = {
      page: c.req.query('page'),
      size: c.req.query('perPage'),
      defaultSize: books.options.defaultPageSize,
      maxSize: MAX_PAGE_SIZE,
    };
    const show = { version, groupKey: 'groups' };
    return c.json(pageOf(books, 'bundles', bundles, request, (bundle) => bundleOnWire(books, bundle, show)));
  });

  app.get('/catalogue/bundle/:name', (c) => {
    const name = c.req.param('name');
    const bundle = findBundle(name);
    if (!bundle) throw new Refusal(books.options.unknownCatalogueBundleStatus, `unknown bundle: ${name}`);
    return c.json(bundleOnWire(books, bundle, { version, groupKey: books.options.detailGroupKey }));
  });
}

function codes(list: string | undefined): string[] | undefined {
  return list ? list.split(',').map((code) => code.trim()) : undefined;
}
