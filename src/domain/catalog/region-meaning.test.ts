import { expect, it } from 'vitest';

import { meantBy } from './region-meaning.ts';

const WORLD: Record<string, string> = {
  Asia: 'AF CN IN JP KH TH',
  Europe: 'AL FR ES RS',
  'Middle East': 'AE OM QA SA',
  Africa: 'EG MA TN ZA',
  'North America': 'CA MX US',
};
const countries = Object.entries(WORLD).flatMap(([region, codes]) =>
  codes.split(' ').map((iso) => ({ iso, region })),
);
const GROUPS: Record<string, string | null> = {
  asia: 'CN IN JP KH TH',
  europe: 'AL FR ES RS',
  balkans: 'AL RS',
  'middle east': 'AE OM QA SA EG',
  africa: 'EG MA TN ZA',
  'north africa': 'EG MA TN',
  global: null,
};
const groupCalled = (name: string) => {
  const codes = GROUPS[name];
  return codes === undefined ? undefined : { names: [name], codes: codes === null ? null : codes.split(' ') };
};
const meant = (name: string, members = '', ...others: string[]) =>
  meantBy([name, ...others], countries, new Set(members.split(' ')), groupCalled)
    .map(({ iso }) => iso)
    .join(' ');

it.each([
  ['Asia', 'JP TH CN IN KH'],
  ['Europe Lite', 'FR ES AL RS'],
  ['Balkans', 'AL RS'],
  ['Middle East and North Africa', 'SA AE MA EG TN QA OM'],
  ['Middle East & Africa', 'SA AE MA EG ZA TN QA OM'],
  ['Europe + USA + Business Hubs', 'FR ES AL RS'],
])('expects of %s the countries of the places in its name, the most travelled first', (name, codes) => {
  expect(meant(name)).toBe(codes);
});

it('expects the whole world of a global plan', () => {
  expect(meant('Global Light').split(' ')).toHaveLength(countries.length);
});

it('goes by another name, and then by where most of its countries are', () => {
  expect(meant('Temple trails', '', 'Balkans')).toBe('AL RS');
  expect(meant('Temple trails', 'KH TH FR')).toBe('JP TH CN IN KH AF');
  expect(meant('Temple trails')).toBe('');
});
