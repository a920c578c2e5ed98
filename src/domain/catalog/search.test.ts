import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { searchDestinations, splitAtMatch } from './search.ts';

const places = [
  { iso: 'AE', name: 'United Arab Emirates', region: 'Middle East' },
  { iso: 'BN', name: 'Brunei', region: 'Asia' },
  { iso: 'CI', name: "Côte d'Ivoire", region: 'Africa' },
  { iso: 'GB', name: 'United Kingdom', region: 'Europe' },
  { iso: 'JP', name: 'Japan', region: 'Asia' },
  { iso: 'RE', name: 'Réunion', region: 'Africa' },
  { iso: 'TZ', name: 'Tanzania', region: 'Africa' },
];

const found = (query: string) => searchDestinations(places, query).map((place) => place.iso);

describe('searchDestinations', () => {
  it('puts names that start with the query before names that hold it', () => {
    expect(found('un')).toEqual(['AE', 'GB', 'BN', 'RE']);
  });

  it('puts the start of a later word before the middle of a word', () => {
    expect(
      searchDestinations([{ iso: 'XX', name: 'Bakini', region: '' }, ...places], 'ki').map((p) => p.iso),
    ).toEqual(['GB', 'XX']);
    expect(found('ivo')).toEqual(['CI']);
  });

  it('finds by code and by region, after names', () => {
    expect(found('jp')).toEqual(['JP']);
    expect(found('asia')).toEqual(['BN', 'JP']);
    expect(found('b')).toEqual(['BN', 'AE', 'GB']);
  });

  it('takes a whole code for what it says', () => {
    const more = [
      { iso: 'AU', name: 'Australia', region: 'Oceania' },
      { iso: 'US', name: 'United States', region: '' },
    ];
    expect(searchDestinations(more, 'us').map((place) => place.iso)).toEqual(['US', 'AU']);
  });

  it('ignores case, accents and blanks around the query', () => {
    expect(found('  REUNION ')).toEqual(['RE']);
    expect(found('re')).toEqual(['RE', 'CI']);
    expect(found('Réu')).toEqual(['RE']);
    expect(found('cote')).toEqual(['CI']);
  });

  it('finds nothing for a blank query', () => {
    expect(found('   ')).toEqual([]);
  });

  it('finds exactly the places that contain the query somewhere', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...Array.from('aeinrtuk é')) }),
        (query) => {
          const wanted = plain(query.trim());
          const expected = places.filter(
            ({ iso, name, region }) =>
              wanted !== '' && [iso, name, region].some((field) => plain(field).includes(wanted)),
          );
          expect(new Set(searchDestinations(places, query))).toEqual(new Set(expected));
        },
      ),
    );
  });
});

describe('splitAtMatch', () => {
  it('splits around the match as it is written', () => {
    expect(splitAtMatch('Réunion', 'reu')).toEqual(['', 'Réu', 'nion']);
    expect(splitAtMatch('United Kingdom', 'king')).toEqual(['United ', 'King', 'dom']);
  });

  it('is null where the name does not match', () => {
    expect(splitAtMatch('Japan', 'asia')).toBeNull();
    expect(splitAtMatch('Japan', ' ')).toBeNull();
  });

  it('loses no letter, composed or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places.map((p) => p.name)),
        fc.nat(20),
        fc.boolean(),
        (name, cut, decomposed) => {
          const written = decomposed ? name.normalize('NFD') : name;
          const parts = splitAtMatch(written, name.slice(cut));
          if (name.slice(cut).trim() === '') expect(parts).toBeNull();
          else expect(parts?.join('')).toBe(written);
        },
      ),
    );
  });
});
