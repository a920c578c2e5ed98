import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { planNamesOf, sourceAt, sourcesOf } from '../../../src/server/catalog/answers.ts';
import { openCatalogue, type Catalogue } from '../../../src/server/catalog/catalogue.ts';
import { chooseSource } from '../../../src/server/catalog/source-choices.ts';
import { syncCatalog } from '../../../src/server/catalog/sync.ts';
import { createLog } from '../../../src/server/core/log.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import type { CatalogueEntry, Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { bundle, region } from '../../support/outside/made-up-catalogue.ts';

let database: Database;
let drop: () => Promise<void>;
let catalogue: Catalogue;

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ database, drop } = fresh);
  await migrate(database);
  catalogue = await openCatalogue(database, 'added', createLog('silent'));
});
afterAll(async () => {
  await database.close();
  await drop();
});

const called = (bundleName: string, entry: CatalogueEntry): CatalogueEntry => ({ ...entry, bundleName });
const dear = called('first-1', bundle('JP', '5GB', 9));
const cheap = called('second-1', bundle('JP', '5GB', 7));

/** Two wholesalers who sell these. */
async function sync(first: CatalogueEntry[], second: CatalogueEntry[]) {
  const seller = (id: string, entries: CatalogueEntry[]) =>
    ({
      id,
      name: id,
      networks: null,
      cataloguePage: async () => ({ entries, refused: [], pageCount: 1 }),
    }) as Partial<Wholesaler> as Wholesaler;
  const done = await syncCatalog({
    db: database,
    log: createLog('silent'),
    now: () => new Date(),
    settings: { FEE_POLICY: 'added' },
    wholesalers: wholesalersOf([seller('first', first), seller('second', second)]),
  });
  await catalogue.refresh();
  return done;
}

const soldIn = (place: string) =>
  [...catalogue.current().offers.values()]
    .filter(({ plan }) => plan.country_code === place)
    .map(({ plan }) => plan.bundle_name);

beforeEach(() => sync([dear], [cheap]));

it('equal bundles of two wholesalers are one plan, under the first one’s name and at its price', () => {
  const snapshot = catalogue.current();
  expect(soldIn('JP')).toEqual(['first-1']);
  expect(sourcesOf(snapshot, 'first-1', 'JP')).toEqual([
    { wholesaler: 'first', bundleName: 'first-1', cents: 900, leastRetail: null, choice: null },
    { wholesaler: 'second', bundleName: 'second-1', cents: 700, leastRetail: null, choice: null },
  ]);
  expect(planNamesOf(snapshot, 'second', 'JP')).toEqual(['first-1']);
  expect(sourceAt(snapshot, { bundleName: 'first-1', countryCode: 'JP' }, 'second')?.bundleName).toBe(
    'second-1',
  );
});

it('a plan that differs stays one of its own', async () => {
  await sync([dear], [{ ...cheap, speed: ['4G'] }]);
  expect(soldIn('JP')).toEqual(['first-1', 'second-1']);
  expect(sourcesOf(catalogue.current(), 'first-1', 'JP')).toHaveLength(1);
});

it('two equal bundles of one wholesaler stay two plans, and another wholesaler’s cheapest stands in for both', async () => {
  const twin = called('first-2', bundle('JP', '5GB', 8));
  const dearer = called('second-2', bundle('JP', '5GB', 8));
  await sync([dear, twin], [dearer, cheap]);
  expect(soldIn('JP')).toEqual(['first-1', 'first-2']);
  for (const name of soldIn('JP'))
    expect(sourceAt(catalogue.current(), { bundleName: name, countryCode: 'JP' }, 'second')?.bundleName).toBe(
      'second-1',
    );
});

it('an identity check that only one of them denies is unknown', async () => {
  await sync([{ ...dear, idCheck: false }], [cheap]);
  const [offer] = catalogue.current().offers.values();
  expect(offer?.plan.truth.id_check).toBeNull();
});

it('a region of which everything is sold under another’s name is not shown beside it', async () => {
  await sync(
    [called('first-r', region('REU', 'Europe'))],
    [called('second-r', region('EUROPE', 'All Europe'))],
  );
  expect([...catalogue.current().regions.keys()]).toEqual(['europe']);
  expect(
    sourceAt(catalogue.current(), { bundleName: 'first-r', countryCode: 'REU' }, 'second')?.bundleName,
  ).toBe('second-r');
});

it('an operator’s choice is known at the next look, and a sync keeps it', async () => {
  const of = { wholesaler: 'second', plan: { countryCode: 'JP', bundleName: 'first-1' } };
  expect(await database.db.transaction((tx) => chooseSource(tx, of, 'block'))).toBeNull();
  await sync([dear], [{ ...cheap, wholesaleCents: 710 }]);
  expect(sourcesOf(catalogue.current(), 'first-1', 'JP')[1]).toMatchObject({ cents: 710, choice: 'block' });
  expect(await database.db.transaction((tx) => chooseSource(tx, of, null))).toBe('block');
  await catalogue.refresh();
  expect(sourcesOf(catalogue.current(), 'first-1', 'JP')[1]?.choice).toBeNull();
});

it('a wholesaler that is blocked altogether sells nothing, and the other one’s plan takes its place', async () => {
  const of = { wholesaler: 'first', plan: null };
  await database.db.transaction((tx) => chooseSource(tx, of, 'block'));
  await sync([dear], [cheap]);
  expect(soldIn('JP')).toEqual(['second-1']);
  await database.db.transaction((tx) => chooseSource(tx, of, null));
  await sync([dear], [cheap]);
  expect(soldIn('JP')).toEqual(['first-1']);
});
