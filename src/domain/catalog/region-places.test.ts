import { expect, it } from 'vitest';

import { arrangeRegions } from './arrange-regions.ts';
import { namedInLine, withPlaces } from './region-places.ts';

function region(name: string, plans: number, isos: string) {
  const members = isos.split(' ').map((iso) => ({ iso, name: `Land ${iso}` }));
  const [code, slug] = [name, name];
  const card = { code, name, slug, image_url: null, countries_count: members.length };
  return { card: { ...card, plans_count: plans, starting_price: 3 }, members, plans: [], absent: [] };
}

const leadersOf = (...regions: Parameters<typeof withPlaces>[0][number][]) =>
  withPlaces(regions).map(({ name, stands_under }) => [name, stands_under]);

it('puts the groups of a place under the one with the widest choice, however their names differ', () => {
  expect(
    leadersOf(
      region('Europe Lite', 12, 'A'),
      region('Europe+', 29, 'A'),
      region('Europe + USA', 3, 'A'),
      region('Middle East & Africa', 5, 'A'),
      region('Middle East and North Africa', 4, 'A'),
      region('Africa', 9, 'A'),
    ),
  ).toEqual([
    ['Europe Lite', 'Europe+'],
    ['Europe+', 'Europe+'],
    ['Europe + USA', 'Europe+'],
    ['Middle East & Africa', 'Middle East & Africa'],
    ['Middle East and North Africa', 'Middle East & Africa'],
    ['Africa', 'Africa'],
  ]);
});

it('puts an operator’s preferred places first, by any of their groups', () => {
  const all = [
    region('Europe+', 29, 'A'),
    region('Europe Lite', 2, 'A'),
    region('Asia', 30, 'A'),
    region('Africa', 1, 'A'),
  ];
  const [, lite, , africa] = all.map(({ card }) => card.code);
  const names = (first: string[]) => arrangeRegions(withPlaces(all, first)).map(([leader]) => leader?.name);
  expect(names([])).toEqual(['Europe+', 'Asia', 'Africa']);
  expect(names([africa ?? '', lite ?? ''])).toEqual(['Africa', 'Europe+', 'Asia']);
});

it('keeps regions apart of which only the variant has a name', () => {
  expect(leadersOf(region('Max', 1, 'A'), region('+', 2, 'A'))).toEqual([
    ['Max', 'Max'],
    ['+', '+'],
  ]);
});

it('says what a group adds and lacks, by the names of the places people go first', () => {
  const [, lite, max] = withPlaces([
    region('Global', 9, 'A B C'),
    region('Global Light', 5, 'A B D'),
    region('Global Max', 5, 'A B C AF BT FR JP'),
  ]);
  expect(lite).toMatchObject({
    more: { count: 1, names: ['Land D'] },
    fewer: { count: 1, names: ['Land C'] },
  });
  expect(max).toMatchObject({
    more: { count: 4, names: ['Land FR', 'Land JP', 'Land BT', 'Land AF'] },
    fewer: { count: 0, names: [] },
  });
});

it('says how long its plans last, how much data they have, and what one would miss in it', () => {
  const plan = (duration: number, data_amount: number) => ({ duration, data_amount });
  const absent = ['JP', 'CN', 'IN', 'KH', 'LA'].map((iso) => ({ iso, name: `Land ${iso}` }));
  const asia = region('Asia', 9, 'TH VN');
  const [sold, without] = withPlaces([
    { ...asia, plans: [plan(7, 1000), plan(30, 20_000), plan(15, -1)], absent },
    { ...region('Oceania', 1, 'AU'), plans: [plan(7, -1)] },
  ]);
  expect(sold).toMatchObject({
    days: { least: 7, most: 30 },
    data_amounts: { least: 1000, most: 20_000 },
    not_included: absent.slice(0, 3),
    not_included_count: 5,
  });
  expect(without).toMatchObject({ data_amounts: null, not_included: [], not_included_count: 0 });
  // It lacks more than it has.
  expect([sold?.best_known, without?.best_known]).toEqual([['Land TH', 'Land VN'], undefined]);
});

it('names a last country in the place of its number', () => {
  expect(namedInLine(['A', 'B', 'C', 'D'])).toEqual(['A', 'B', 'C', 'D']);
  expect(namedInLine(['A', 'B', 'C', 'D', 'E'])).toEqual(['A', 'B', 'C']);
});
