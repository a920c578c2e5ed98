import { expect, it } from 'vitest';

import { verblessStart } from '../../../../test/support/reading/first-sentence.ts';
import type { PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ofDollars } from '../../../domain/money.ts';
import { guideEntries, textOfLine } from './guide-entries.ts';
import { neighboursOf } from './neighbours.ts';

const listed = (dollars: number) => ({ ...ofDollars(dollars), at: 'total:JP/p' });
const paid = listed(4.5);
const plan = { name: 'p', label: '1 GB', days: 7, paid };
const nothing = { yes: 0, no: 0, unknown: 3 };
const guide: PlaceGuide = {
  kind: 'country',
  id: 'JP',
  code: 'JP',
  name: 'Japan',
  plans: 3,
  paid: { low: paid, high: listed(20) },
  hasFee: true,
  cheapest: plan,
  trips: [],
  tiers: [],
  speeds: { '5G': 0, '4G': 0, other: 0, unknown: 3 },
  starts: { first_use: 0, purchase: 0, unknown: 3 },
  hotspot: nothing,
  topUp: nothing,
  idCheck: nothing,
  networks: [],
  countries: [],
  regions: [],
  near: [],
};

const answers = (given: Partial<PlaceGuide>) =>
  Object.fromEntries(
    guideEntries({ ...guide, ...given }).map(({ id, answer, lines = [] }) => [
      id,
      [answer, ...lines.map(textOfLine)].join('\n'),
    ]),
  );

it('says that an unknown fact is unknown, or leaves it out', () => {
  const told = answers({});
  expect(Object.keys(told)).toEqual(['cost', 'networks', '5g', 'start', 'hotspot', 'top-up', 'locked']);
  for (const id of ['networks', '5g', 'start', 'hotspot', 'top-up'])
    expect(told[id]).toContain('supplier doesn’t say');
  expect(told['cost']).toBe(
    'Plans cost $4.50 to $20.00 with card, fee included. The cheapest is 1 GB for 7 days.',
  );
});

it('says what all plans have, and how many have the rest', () => {
  const told = answers({
    speeds: { '5G': 2, '4G': 1, other: 0, unknown: 0 },
    starts: { first_use: 3, purchase: 0, unknown: 0 },
    hotspot: { yes: 1, no: 1, unknown: 1 },
    topUp: { yes: 3, no: 0, unknown: 0 },
    networks: [
      { brand: 'Fast', has_5g: true },
      { brand: 'Slow', has_5g: false },
    ],
  });
  expect(told['networks']).toBe('It uses Fast and Slow.');
  expect(told['5g']).toBe('Yes, Fast has it. 2 of 3 plans can use 5G.');
  expect(told['start']).toBe('When you first go online in Japan, not when you install.');
  expect(told['hotspot']).toBe('1 of 3 plans allow it. 1 of 3 plans don’t. For 1 our supplier doesn’t say.');
  expect(told['top-up']).toBe('All 3 plans can be topped up on the same eSIM.');
});

it('answers in whole sentences', () => {
  const networks = [{ brand: 'Fast', has_5g: true }];
  const countries = [{ name: 'France', iso: 'FR', networks }];
  const all = { yes: 2, no: 1, unknown: 0 };
  const told = { speeds: { '5G': 2, '4G': 1, other: 0, unknown: 0 }, hotspot: all, topUp: all, idCheck: all };
  for (const starts of [
    { first_use: 3, purchase: 0, unknown: 0 },
    { first_use: 1, purchase: 2, unknown: 0 },
  ])
    for (const given of [
      {},
      { ...told, starts, networks },
      { ...told, starts, kind: 'region' as const, countries },
    ])
      for (const { answer } of guideEntries({ ...guide, ...given }))
        if (answer !== undefined) expect([answer, verblessStart(answer)]).toEqual([answer, null]);
});

it('claims no 5G if plans or networks have none', () => {
  const slow = { networks: [{ brand: 'Slow', has_5g: false }] };
  const speeds = { '5G': 0, '4G': 3, other: 0, unknown: 0 };
  expect(answers({ ...slow, speeds })['5g']).toMatch(
    /^No, these networks.* no plan .* All 3 plans can use 4G\.$/,
  );
  const fast = [{ brand: 'Fast', has_5g: true }];
  const countries = [
    { name: 'France', iso: 'FR', networks: fast },
    { name: 'Italy', iso: 'IT', networks: [] },
  ];
  const region = answers({ kind: 'region', id: 'europe', countries });
  expect(region['5g']).toMatch(/^Yes, 1 of 2 countries have it/);
  expect(region['networks']).toBe(
    'Our supplier doesn’t say which in 1 country. It uses different networks in each country.\nFrance: Fast (5G)',
  );
});

it('links to neighbours with plans, the nearest first', () => {
  const place = (iso: string, price: number | null) => ({ iso, name: iso, region: '', lowest_price: price });
  const near = neighboursOf('FR', [place('JP', 1), place('IT', 2), place('ES', 3), place('CH', null)]);
  expect(near.map(({ iso }) => iso)).toEqual(['ES', 'IT']);
  expect(neighboursOf('__proto__', [place('JP', 1)])).toEqual([]);
  const entry = guideEntries({ ...guide, near }).find(({ id }) => id === 'near');
  expect(entry?.lines?.map(textOfLine)).toEqual(['ES from $3.00', 'IT from $2.00']);
});
