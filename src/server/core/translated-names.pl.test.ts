import { expect, it } from 'vitest';

import { inPlace } from '../../domain/language-words.pl.ts';
import { placeNamesIn } from './translated-names.ts';

it('knows the forms of every country, and of every region that is called as a part of the world', () => {
  const nameOf = placeNamesIn('pl');
  const hasNoForms = (name: string) => inPlace(name).startsWith('w regionie ');
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => known.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
  const without = [...codes, 'AN', 'CYP', 'US-HI'].filter((code) => hasNoForms(nameOf(code, code)));
  // Groups of countries, CLDR's pseudo-languages, and its unknown region.
  expect(without).toEqual(['EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
  const regions = [
    'Africa',
    'Asia',
    'Balkans',
    'Caribbean',
    'Central America',
    'CIS',
    'Europe + USA',
    'Europe + USA + Business Hubs',
    'Global',
    'Latin America',
    'Middle East & Africa',
    'Middle East and North Africa',
    'North America',
    'Oceania',
  ];
  expect(regions.map((label) => nameOf('', label)).filter(hasNoForms)).toEqual([]);
});
