import { expect, it } from 'vitest';

import { simTerritory, taxTerritory } from './tax-territory.ts';

it.each([
  ['DE', '10115', 'DE'],
  ['de', null, 'DE'],
  ['DE', '78266', 'DE-BUESINGEN'],
  ['DE', 'D-27498', 'DE-HELGOLAND'],
  ['ES', '28001', 'ES'],
  ['ES', '35001', 'IC'],
  ['ES', '38 001', 'IC'],
  ['ES', '51001', 'EA'],
  ['FI', '00100', 'FI'],
  ['FI', '22100', 'AX'],
  ['FR', '75001', 'FR'],
  ['FR', '97400', 'RE'],
  ['FR', '98000', 'FR'],
  ['GR', '630 86', 'GR-ATHOS'],
  ['IT', '23041', 'IT-LIVIGNO'],
  ['MC', '98000', 'FR'],
  ['IM', null, 'GB'],
  ['UK', null, 'GB'],
  ['EL', null, 'GR'],
  ['IC', null, 'IC'],
  ['US', '35004', 'US'],
  // A number of another length is no postal code there.
  ['ES', '350', 'ES'],
  ['XX', null, null],
  ['T1', null, null],
  ['', null, null],
  [null, null, null],
  ['Germany', null, null],
])('the country %s with the postal code %s is %s', (country, postalCode, territory) => {
  expect(taxTerritory(country, postalCode)).toBe(territory);
});

it('the country code of an eSIM’s IMSI decides, where it is told', () => {
  expect(simTerritory('8985224500000000000', '454')).toBe('HK');
  expect(simTerritory('8944538532008160222', '260')).toBe('PL');
  expect(simTerritory('8944538532008160222', '212')).toBe('FR');
  expect(simTerritory('8944538532008160222', '901')).toBeNull();
});

it.each([
  ['8944538532008160222', 'GB'],
  ['8985200000000000000', 'HK'],
  ['8949020000000000000', 'DE'],
  ['8935301000000000000', 'IE'],
  ['8937799000000000000', 'FR'],
  ['8910000000000000000', 'US'],
  ['8988300000000000000', null],
  ['4444538532008160222', null],
  ['', null],
])('the eSIM %s is from %s', (iccid, territory) => {
  expect(simTerritory(iccid)).toBe(territory);
});
