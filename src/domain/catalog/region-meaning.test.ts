import { expect, it } from 'vitest';

import { COUNTRY_GROUPS, groupCalled } from './country-groups.ts';
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
const meant = (name: string, members = '', ...others: string[]) =>
  meantBy([name, ...others], countries, new Set(members.split(' ')))
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

it('knows groups by any of their names, each name once', () => {
  expect(groupCalled('gcc')?.names[0]).toBe('Gulf');
  expect(groupCalled('south-east asia')?.codes).toContain('VN');
  expect(groupCalled('Atlantis')).toBeUndefined();
  const names = COUNTRY_GROUPS.flatMap(({ names: all }) => all.map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
});
