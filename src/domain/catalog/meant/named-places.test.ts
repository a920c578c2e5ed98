import { describe, expect, it } from 'vitest';

import { searchIndexOf } from '../search.ts';
import { MAX_NAMED, placeCalled, placesNamed } from './named-places.ts';

const NAMES: [string, string, string[]?][] = [
  ['JP', 'Japan', ['Tokyo', '東京', '@NRT Narita']],
  ['KR', 'South Korea', ['Korea', 'Seoul']],
  ['TW', 'Taiwan'],
  ['FR', 'France', ['Paris', 'パリ', '@CDG Roissy']],
  ['IT', 'Italy', ['Italia']],
  ['CH', 'Switzerland'],
  ['IN', 'India'],
  ['GB', 'United Kingdom', ['UK', 'Great Britain']],
  ['IE', 'Ireland'],
  ['TT', 'Trinidad and Tobago'],
  ['BA', 'Bosnia and Herzegovina'],
  ['KE', 'Kenya'],
  ['RE', 'Réunion'],
  ['REUP', 'Europe+', ['Europe']],
];
const index = searchIndexOf(
  NAMES.map(([iso, name]) => ({ iso, name, region: '' })),
  new Map(NAMES.map(([iso, , also]) => [iso, also ?? []])),
);
const named = (question: string) => {
  const { places, unknown } = placesNamed(index, question);
  return [places.map(({ destination }) => destination.iso).join(' '), ...unknown];
};

describe('the places in a question', () => {
  it.each([
    ['Japan, South Korea and Taiwan', 'JP KR TW'],
    ['FR,IT,CH', 'FR IT CH'],
    ['fr it ch', 'FR IT CH'],
    ['KE / IN', 'KE IN'],
    ['France Italy Switzerland', 'FR IT CH'],
    ['one eSIM in France & Italy', 'FR IT', 'one'],
    ['paris-tokyo', 'FR JP'],
    ['東京、パリ', 'JP FR'],
    ['NRT to cdg', 'JP FR'],
    ['fly CDG with the kids', 'FR', 'fly kids'],
    ['cdg cafe', '', 'cdg cafe'],
    ['region covering France and Italy', 'FR IT'],
    ['uk and ireland', 'GB IE'],
    ['I need data in Japan', 'JP'],
    ['Bosnia and Herzegovina; Trinidad and Tobago', 'BA TT'],
    ['Tokyo, Seoul -> Japan', 'JP KR'],
    ['Frnace, Itlay', 'FR IT'],
    ['reunion + Paris', 'RE FR'],
    ['Europe and Kenya', 'REUP KE'],
    ['France, Atlantis, Italy', 'FR IT', 'Atlantis'],
    ['Atlantis', '', 'Atlantis'],
    ['', ''],
  ])('%j are %j', (question, places, ...unknown) => {
    expect(named(question)).toEqual([places, ...unknown]);
  });

  it('are limited to what a trip can have, however long the question is', () => {
    const { places, unknown } = placesNamed(index, `${'Japan, Atlantis 7,'.repeat(5_000)} France`);
    expect([places.length, unknown.length]).toEqual([1, MAX_NAMED / 2]);
  });
});

it.each([
  ['japan', 'JP'],
  ['SOUTHKOREA', 'KR'],
  ['réunion', 'RE'],
  ['ke', 'KE'],
  ['europe', 'REUP'],
  ['Jap', undefined],
  ['', undefined],
])('%j is called %j', (name, code) => {
  expect(placeCalled(index, name)?.iso).toBe(code);
});
