import { expect, it } from 'vitest';

import { RecentMap } from './recent-map.ts';

it('makes a value once, and forgets those that were asked for longest ago', () => {
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

it('makes a value anew once it was taken out', () => {
  const map = new RecentMap<string, object>(2);
  const first = map.of('a', () => ({}));
  map.delete('a');
  expect(map.of('a', () => ({}))).not.toBe(first);
});
