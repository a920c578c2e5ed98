import { describe, expect, it } from 'vitest';

import {
  MAX_SUGGESTIONS,
  nearestDestination,
  searchDestinations,
  searchIndexOf,
} from '../../../src/domain/catalog/search.ts';
import { regionalGroups } from '../../../src/sandbox/esim-go/bundles/regions.ts';
import { places } from '../../../src/sandbox/esim-go/bundles/world.ts';
import { placeNamesOf, regionNamesOf } from '../../../src/server/catalog/place-names/place-names.ts';
import { MEANT, MEANT_REGIONS, MISTYPED } from './meant-destinations.ts';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
const destinations = [...places.values()].sort(byName);
const index = searchIndexOf(destinations, placeNamesOf(destinations));
const regionRows = regionalGroups.map(({ label }) => ({ iso: label, name: label, region: '' })).sort(byName);
const regions = searchIndexOf(
  regionRows,
  Object.fromEntries(regionNamesOf(regionRows.map(({ name }) => name))),
);

const rows = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([meant, queries]) =>
    queries.split('|').map((query) => [query, meant] as const),
  );
const found = (query: string) =>
  searchDestinations(index, query)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ destination }) => destination.iso);

describe('a destination', () => {
  it('is the first result for more than 400 of its names and spellings', () => {
    const asked = rows(MEANT);
    expect(asked.length).toBeGreaterThan(400);
    expect(
      asked
        .filter(([query, meant]) => found(query)[0] !== meant)
        .map(([query, meant]) => [query, meant, found(query)]),
    ).toEqual([]);
  });

  it('is offered for a misspelt name that finds nothing', () => {
    const offered = (query: string) => nearestDestination(index, query)?.destination.iso;
    expect(
      rows(MISTYPED)
        .filter(([query, meant]) => found(query).length > 0 || offered(query) !== meant)
        .map(([query, meant]) => [query, meant, found(query), offered(query)]),
    ).toEqual([]);
  });

  it('is found within the country that covers it if it is not on sale itself', () => {
    const left = destinations.filter(({ iso }) => iso !== 'IC' && iso !== 'US-HI');
    const without = searchIndexOf(left, placeNamesOf(left));
    const first = (query: string) => searchDestinations(without, query)[0];
    expect(first('tenerife')).toMatchObject({ destination: { iso: 'ES' }, by: 'Tenerife' });
    expect(first('hawaii')).toMatchObject({ destination: { iso: 'US' }, by: 'Hawaii' });
  });
});

it('a region is found by its common names', () => {
  const first = (query: string) => searchDestinations(regions, query)[0]?.destination.name;
  expect(
    rows(MEANT_REGIONS)
      .filter(([query, meant]) => first(query) !== meant)
      .map(([query]) => [query, first(query)]),
  ).toEqual([]);
});
