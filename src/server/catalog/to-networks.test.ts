import { expect, it } from 'vitest';

import type { CatalogueNetwork } from '../providers/wholesaler.ts';
import { toNetworks } from './to-networks.ts';
import type { Sold } from './to-rows.ts';

const sold = (wholesaler: string, name: string, iso: string) =>
  ({ wholesaler, countries: [{ name, iso, region: null }] }) as unknown as Sold;
const network = (country: string, brand: string, over: Partial<CatalogueNetwork> = {}): CatalogueNetwork => ({
  country,
  brand,
  mcc: '268',
  mnc: '01',
  speed: ['4G'],
  ...over,
});
const SOLD = [
  sold('one', "Côte d'Ivoire", 'CI'),
  sold('one', 'Portugal', 'PT'),
  sold('two', 'Portogallo', 'PT'),
];

it('finds a country by its own wholesaler’s name for it', () => {
  const names = ['PORTUGAL ', "co\u0302te d'ivoire", 'Portogallo', 'Atlantis', '__proto__', ''];
  const rows = toNetworks(SOLD, [{ wholesaler: 'one', networks: names.map((name) => network(name, 'MEO')) }]);
  expect(rows.map(({ iso, wholesaler }) => [iso, wholesaler])).toEqual([
    ['CI', 'one'],
    ['PT', 'one'],
  ]);
  const others = [{ wholesaler: 'two', networks: [network('Portogallo', 'NOS')] }];
  expect(toNetworks(SOLD, others)).toMatchObject([{ wholesaler: 'two', iso: 'PT', brand: 'NOS' }]);
});

it('does not depend on the order of the networks', () => {
  const told = [
    network('Portugal', 'NOS'),
    network('Portugal', 'MEO'),
    network('Portugal', 'MEO', { mnc: '06' }),
  ];
  const rows = toNetworks(SOLD, [{ wholesaler: 'one', networks: told }]);
  expect(rows.map(({ brand, mnc }) => [brand, mnc])).toEqual([
    ['MEO', '01'],
    ['MEO', '06'],
    ['NOS', '01'],
  ]);
  expect(toNetworks(SOLD, [{ wholesaler: 'one', networks: told.toReversed() }])).toEqual(rows);
});

it('makes one row of a network listed twice, with all its speeds', () => {
  const told = [
    network('Portugal', 'MEO', { speed: ['5G'] }),
    network('Portugal', 'MEO', { speed: ['4G', '5G'] }),
  ];
  expect(toNetworks(SOLD, [{ wholesaler: 'one', networks: told }])).toMatchObject([{ speed: ['4G', '5G'] }]);
});

it('limits the list of a country', () => {
  const told = Array.from({ length: 5_000 }, (_, index) => network('Portugal', `Network ${index}`));
  const rows = toNetworks(SOLD, [
    { wholesaler: 'one', networks: [...told, network("Côte d'Ivoire", 'MTN')] },
  ]);
  expect(rows.filter(({ iso }) => iso === 'PT')).toHaveLength(60);
  expect(rows.filter(({ iso }) => iso === 'CI')).toHaveLength(1);
});
