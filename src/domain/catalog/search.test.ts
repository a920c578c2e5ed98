import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isWhole, nearestName, searchEachWord, searchIndexOf, searchNames, splitAtMatch } from './search.ts';

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
  searchNames(searchIndexOf(among), query).map(({ destination }) => destination.iso);
const found = (query: string) => codesIn(places, query);

describe('searchNames', () => {
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
    const index = searchIndexOf(
      places,
      new Map([
        ['GB', ['UK', 'England']],
        ['JP', ['Tokyo', 'JP']],
      ]),
    );
    const first = (query: string) => {
      const [best] = searchNames(index, query);
      return best && [best.destination.iso, best.by, isWhole(best)];
    };
    expect(first('uk')).toEqual(['GB', 'UK', true]);
    expect(first('engl')).toEqual(['GB', 'England', false]);
    expect(first('united k')).toEqual(['GB', null, false]);
    expect(first('jp')).toEqual(['JP', null, true]);
    expect(first('to')).not.toEqual(['JP', 'Tokyo', false]);
    // Its own name has the query, too: the other one would only repeat it in another language.
    const africa = searchIndexOf(
      [{ iso: 'ZA', name: 'South Africa', region: 'Africa' }],
      new Map([['ZA', ['África do Sul']]]),
    );
    expect(searchNames(africa, 'africa').map(({ by }) => by)).toEqual([null]);
  });

  it('finds a name by all ways to write its letters, without calling that another name', () => {
    const index = searchIndexOf(
      [{ iso: 'KR', name: 'Südkorea', region: 'Asia' }],
      new Map([['KR', ['København', 'ヴェネツィア', 'ニューヨーク', 'السعودية', 'أذربيجان', 'İzmir']]]),
    );
    const by = (query: string) => searchNames(index, query)[0]?.by;
    expect(['suedkorea', 'sudkorea', 'SUEDK'].map(by)).toEqual([null, null, null]);
    expect(['koebenhavn', 'べねつぃあ', 'ﾆﾕｰﾖｰｸ', 'سعوديه', 'اذربيجان', 'ızmır'].map(by)).toEqual([
      'København',
      'ヴェネツィア',
      'ニューヨーク',
      'السعودية',
      'أذربيجان',
      'İzmir',
    ]);
    expect(by('パリ')).toBeUndefined();
    expect(nearestName(index, 'suedkroea')).toMatchObject({ by: null });
  });

  it('finds by an airport’s whole code before names that begin with it, and by its name', () => {
    const index = searchIndexOf(places, new Map([['JP', ['@BRU Narita']]]));
    const found = (query: string) =>
      searchNames(index, query).map(({ destination, by }) => [destination.iso, by]);
    expect(found('bru')).toEqual([
      ['JP', 'Narita BRU'],
      ['BN', null],
    ]);
    expect(found('brun')).toEqual([['BN', null]]);
    expect(found('narita')).toEqual([['JP', 'Narita']]);
  });

  it('prefers the shorter of other names that begin the same', () => {
    const index = searchIndexOf(
      places,
      new Map([
        ['AE', ['London Alley']],
        ['GB', ['London']],
      ]),
    );
    expect(searchNames(index, 'londo').map(({ destination }) => destination.iso)).toEqual(['GB', 'AE']);
  });

  it('ignores another name if it is some place’s real name', () => {
    const index = searchIndexOf(
      places,
      new Map([
        ['TZ', ['Little Japan']],
        ['GB', ['Japan Town']],
      ]),
    );
    const isos = (query: string) => searchNames(index, query).map(({ destination }) => destination.iso);
    expect(isos('japan')).toEqual(['JP']);
    expect(isos('japan t')).toEqual(['GB']);
    expect(isos('jap')).toEqual(['JP', 'GB', 'TZ']);
  });

  it('finds nothing for a blank query', () => {
    expect(found('   ')).toEqual([]);
  });

  it('finds exactly the places that contain the query somewhere, or begin with it but for blanks', () => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const joined = (text: string) => plain(text).replaceAll(' ', '');
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...Array.from('aeinrtuk é')) }),
        (query) => {
          const wanted = plain(query.trim());
          const expected = places.filter(
            ({ iso, name, region }) =>
              wanted !== '' &&
              ([iso, name, region].some((field) => plain(field).includes(wanted)) ||
                joined(name).startsWith(joined(query)) ||
                plain(iso) === joined(query)),
          );
          expect(new Set(found(query))).toEqual(new Set(expected.map(({ iso }) => iso)));
        },
      ),
      { examples: [['t a'], ['j p']] },
    );
  });
});

it('finds places of which each word is a name, or the beginning of one', () => {
  const index = searchIndexOf(places, new Map([['JP', ['Tokyo']]]));
  const found = (...words: string[]) =>
    searchEachWord(index, words).map(({ destination, by }) => [destination.iso, by]);
  expect(found('tokyo', 'jap')).toEqual([['JP', 'Tokyo']]);
  expect(found('tokyo', 'tanzania')).toEqual([]);
});

describe('nearestName', () => {
  const index = searchIndexOf(
    places,
    new Map([
      ['JP', ['Tokyo']],
      ['GB', ['Edinburgh', 'Catalonia']],
    ]),
  );
  const near = (query: string) => {
    const nearest = nearestName(index, query);
    return nearest && [nearest.destination.iso, nearest.by];
  };

  it('forgives one typing error from four letters on, and two from eight', () => {
    expect(near('japn')).toEqual(['JP', null]);
    expect(near('jpaan')).toEqual(['JP', null]);
    expect(near('apan')).toEqual(['JP', null]);
    expect(near('tokio')).toEqual(['JP', 'Tokyo']);
    expect(near('edinborogh')).toEqual(['GB', 'Edinburgh']);
    expect(near('jpn')).toBeNull();
    expect(near('jappnn')).toBeNull();
    expect(near('')).toBeNull();
  });

  it('takes no word of another beginning for a name with two errors', () => {
    expect(near('catelonya')).toEqual(['GB', 'Catalonia']);
    expect(near('patagonia')).toBeNull();
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
