import { expect, it } from 'vitest';

import { choiceNamed, choicesFor, nearestName } from './place-match.ts';

const PLACES = [
  { of: 'AL', name: 'Albania' },
  { of: 'CI', name: 'Ivory Coast' },
  { of: 'JP', name: 'Japan' },
  { of: 'NG', name: 'Nigeria' },
  { of: 'NE', name: 'Niger' },
  { of: 'RE', name: 'Réunion' },
  { of: 'US', name: 'United States' },
];
const named = (typed: string) => choicesFor(PLACES, typed).map(({ name }) => name);

it('offers names that begin with the letters first, then words of names, then parts', () => {
  expect(named('n')).toEqual(['Nigeria', 'Niger', 'Albania', 'Japan', 'Réunion', 'United States']);
  expect(named('coast')).toEqual(['Ivory Coast']);
  expect(named('reunion')).toEqual(['Réunion']);
  expect(named('us')).toEqual(['United States']);
  expect(named('')).toHaveLength(PLACES.length);
});

it.each([
  ['niger', 'NE'],
  ['jp', 'JP'],
  ['japa', 'JP'],
  ['ni', null],
  ['xyz', null],
])('takes %s for %s', (typed, of) => {
  expect(choiceNamed(PLACES, typed)?.of ?? null).toBe(of);
});

it('knows the nearest name', () => {
  expect(nearestName(PLACES, 'Jappan')).toBe('Japan');
  expect(nearestName(PLACES, 'Xyzzyx')).toBeNull();
});
