import { describe, expect, it } from 'vitest';

import { asksForPlace, findMeant } from '../../../src/domain/catalog/meant/find-meant.ts';
import { regionSlug } from '../../../src/domain/catalog/region.ts';
import { answerTo, destinations, indexOf, rowsOf } from '../../support/catalog/sold-names.ts';
import { MEANT, MEANT_REGIONS, MISTYPED } from './meant-destinations.ts';
import { QUERIES } from './meant-queries.ts';

const index = indexOf();

const wrong = (table: Record<string, string>, right = (meant: string) => meant) =>
  rowsOf(table)
    .filter(([query, meant]) => answerTo(query, index) !== right(meant))
    .map(([query, meant]) => [query, right(meant), answerTo(query, index)]);

describe('the first answer', () => {
  it.each(Object.entries(QUERIES))('is what people mean: %s', (_, table) => {
    expect(wrong(table)).toEqual([]);
  });

  it('is tried with more than 600 queries', () => {
    expect(Object.values(QUERIES).flatMap(rowsOf).length).toBeGreaterThan(600);
  });

  it('is the destination for more than 400 of its names and spellings', () => {
    expect(rowsOf(MEANT).length).toBeGreaterThan(400);
    expect(wrong(MEANT)).toEqual([]);
  });

  it('is offered for a misspelt name that finds nothing', () => {
    expect(wrong(MISTYPED, (meant) => `slip ${meant}`)).toEqual([]);
  });

  it('is the region of a name', () => {
    expect(wrong(MEANT_REGIONS, (meant) => `/${regionSlug(meant)}`)).toEqual([]);
  });

  it('is the country that covers a destination that is not sold itself', () => {
    const without = indexOf(destinations.filter(({ iso }) => iso !== 'IC' && iso !== 'US-HI'));
    expect(['tenerife', 'tfs', 'hawaii'].map((query) => answerTo(query, without))).toEqual([
      'ES',
      'ES',
      'US',
    ]);
  });

  it('is none for a country that is not sold, and no slip of another', () => {
    const without = indexOf(destinations.filter(({ iso }) => iso !== 'CU' && iso !== 'GA'));
    expect(['cuba', 'gabon', 'japan gabon'].map((query) => answerTo(query, without))).toEqual([
      'none',
      'none',
      'JP',
    ]);
  });
});

it('names a country that is not sold', () => {
  const unsold = ['north korea', 'Nordkorea', 'esim antarctica'].map(
    (query) => findMeant(index, query).unsold,
  );
  expect(unsold.map((one) => one && [one.iso, one.name])).toEqual([
    ['KP', 'North Korea'],
    ['KP', 'North Korea'],
    ['AQ', 'Antarctica'],
  ]);
  expect(findMeant(index, 'japan').unsold).toBeNull();
});

it('of a part of the world and a country is a region with both', () => {
  const { regions: found } = findMeant(index, 'europe and usa');
  expect(found.slice(0, 2).every(({ destination: { covers } }) => covers.includes('US'))).toBe(true);
});

it('says how long and how much, and where several places lead', () => {
  expect(findMeant(index, 'korea 5 gb 10 days').trip).toEqual({ days: 10, megabytes: 5_000, type: 'fixed' });
  expect(findMeant(index, 'spain portugal north korea')).toMatchObject({
    isRoute: true,
    countries: [{ destination: { iso: 'ES' } }, { destination: { iso: 'PT' } }],
    regionsFirst: true,
    unknown: [],
  });
  const split = findMeant(index, 'cuba, haiti and japan');
  expect(split).toMatchObject({ isRoute: true, regionsFirst: false });
  expect(split.countries.map(({ destination }) => destination.iso)).toEqual(['CU', 'HT', 'JP']);
  const { regions: covering } = findMeant(index, 'gulf');
  expect(covering[0]?.coverage?.lacks).toEqual(['OM']);
  expect(covering.find(({ destination }) => destination.iso === 'global')?.coverage?.lacks).toEqual([]);
});

it('a hit of two letters inside a word is never sure', () => {
  expect(findMeant(index, 'kl').isSure).toBe(true);
  expect(findMeant(index, 'zb')).toMatchObject({
    isSure: false,
    countries: [{ destination: { iso: 'UZ' } }],
  });
});

it('is a place for the first letters of one, though they are a word around places', () => {
  const asks = (query: string) => asksForPlace(query, findMeant(index, query));
  expect(['a', 'in', 'and', 'per', 'japan', '🇯🇵', '+81'].filter((query) => !asks(query))).toEqual([]);
  expect(['', 'trip', 'travel', 'plans', 'data for 7 days'].filter(asks)).toEqual([]);
});

it('no name belongs to two places', () => {
  const owners = new Map<string, string[]>();
  const named = [...index.destinations.entries, ...index.areas.entries].flatMap(
    ({ destination, name, also }) => [name, ...also].map(({ joined }) => [joined, destination.iso] as const),
  );
  for (const [name, owner] of named) owners.set(name, [...new Set([...(owners.get(name) ?? []), owner])]);
  expect([...owners].filter(([, all]) => all.length > 1)).toEqual([]);
  const airports = index.destinations.entries.flatMap((entry) => Array.from(entry.airports.keys()));
  expect(new Set(airports).size).toBeGreaterThan(600);
  expect(new Set(airports).size).toBe(airports.length);
});
