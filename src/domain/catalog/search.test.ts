import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nearestDestination, searchDestinations, searchIndexOf, splitAtMatch } from './search.ts';

const places = [
  { iso: 'AE', name: 'United Arab Emirates', region: 'Middle East' },
  { iso: 'BN', name: 'Brunei', region: 'Asia' },
  { iso: 'CI', name: "Côte d'Ivoire", region: 'Africa' },
  { iso: 'GB', name: 'United Kingdom', region: 'Europe' },
  { iso: 'JP', name: 'Japan', region: 'Asia' },
  { iso: 'RE', name: 'Réunion', region: 'Africa' },
  { iso: 'TZ', name: 'Tanzania', region: 'Africa' },
];

const codesIn = (among: typeof places, query: string) =>
  searchDestinations(searchIndexOf(among), query).map(({ destination }) => destination.iso);
const found = (query: string) => codesIn(places, query);

describe('searchDestinations', () => {
  it('puts names that start with the query before names that contain it', () => {
    expect(found('un')).toEqual(['AE', 'GB', 'BN', 'RE']);
  });

  it('puts the start of a later word before the middle of a word', () => {
    expect(codesIn([{ iso: 'XX', name: 'Bakini', region: '' }, ...places], 'ki')).toEqual(['GB', 'XX']);
    expect(found('ivo')).toEqual(['CI']);
  });

  it('finds by code and by region, after names', () => {
    expect(found('jp')).toEqual(['JP']);
    expect(found('asia')).toEqual(['BN', 'JP']);
    expect(found('b')).toEqual(['BN', 'AE', 'GB']);
  });

  it('takes a complete code literally', () => {
    const more = [
      { iso: 'AU', name: 'Australia', region: 'Oceania' },
      { iso: 'US', name: 'United States', region: '' },
    ];
    expect(codesIn(more, 'us')).toEqual(['US', 'AU']);
  });

  it('ignores case, accents and blanks around the query', () => {
    expect(found('  REUNION ')).toEqual(['RE']);
    expect(found('re')).toEqual(['RE', 'CI']);
    expect(found('Réu')).toEqual(['RE']);
    expect(found('cote')).toEqual(['CI']);
  });

  it('names the other name by which a place was found, and only then', () => {
    const index = searchIndexOf(places, { GB: ['UK', 'England'], JP: ['Tokyo', 'JP'] });
    const first = (query: string) => {
      const [best] = searchDestinations(index, query);
      return best && [best.destination.iso, best.by, best.isWhole];
    };
    expect(first('uk')).toEqual(['GB', 'UK', true]);
    expect(first('engl')).toEqual(['GB', 'England', false]);
    expect(first('united k')).toEqual(['GB', null, false]);
    expect(first('jp')).toEqual(['JP', null, true]);
    expect(first('tokyo japan')).toEqual(['JP', 'Tokyo', true]);
    expect(first('esim for japan')).toEqual(['JP', null, true]);
    expect(first('tokyo tanzania')).toBeUndefined();
    expect(first('to')).not.toEqual(['JP', 'Tokyo', false]);
    // Its own name has the query, too: the other one would only repeat it in another language.
    const africa = searchIndexOf([{ iso: 'ZA', name: 'South Africa', region: 'Africa' }], {
      ZA: ['África do Sul'],
    });
    expect(searchDestinations(africa, 'africa').map(({ by }) => by)).toEqual([null]);
  });

  it('ignores another name if it is some place’s real name', () => {
    const index = searchIndexOf(places, { TZ: ['Little Japan'], GB: ['Japan Town'] });
    const isos = (query: string) =>
      searchDestinations(index, query).map(({ destination }) => destination.iso);
    expect(isos('japan')).toEqual(['JP']);
    expect(isos('japan t')).toEqual(['GB']);
    expect(isos('jap')).toEqual(['JP', 'GB', 'TZ']);
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
          const isos = expected.map(({ iso }) => iso);
          // Where nothing holds the whole of it, its words may be looked for one by one.
          if (isos.length > 0 || !wanted.includes(' ')) expect(new Set(found(query))).toEqual(new Set(isos));
        },
      ),
    );
  });
});

describe('nearestDestination', () => {
  const index = searchIndexOf(places, { JP: ['Tokyo'], GB: ['Edinburgh'] });
  const near = (query: string) => {
    const nearest = nearestDestination(index, query);
    return nearest && [nearest.destination.iso, nearest.by];
  };

  it('forgives one typing error from four letters on, and two from eight', () => {
    expect(near('japn')).toEqual(['JP', null]);
    expect(near('jpaan')).toEqual(['JP', null]);
    expect(near('tokio')).toEqual(['JP', 'Tokyo']);
    expect(near('edinborogh')).toEqual(['GB', 'Edinburgh']);
    expect(near('jpn')).toBeNull();
    expect(near('toyko esim')).toEqual(['JP', 'Tokyo']);
    expect(near('jappnn')).toBeNull();
    expect(near('')).toBeNull();
  });
});

describe('splitAtMatch', () => {
  it('splits around the match, keeping its spelling', () => {
    expect(splitAtMatch('Réunion', 'reu')).toEqual(['', 'Réu', 'nion']);
    expect(splitAtMatch('United Kingdom', 'king')).toEqual(['United ', 'King', 'dom']);
  });

  it('is null if the name does not match', () => {
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
