import { expect, it } from 'vitest';

import { RecentMap } from './recent-map.ts';

it('makes a value once, and forgets the least recently used', () => {
  const made: string[] = [];
  const map = new RecentMap<string, string>(2);
  const ask = (key: string) =>
    map.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(map.size).toBe(2);
});

it('makes a removed value again', () => {
  const map = new RecentMap<string, object>(2);
  const first = map.of('a', () => ({}));
  map.delete('a');
  expect(map.of('a', () => ({}))).not.toBe(first);
});
