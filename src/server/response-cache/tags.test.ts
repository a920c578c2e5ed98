import { expect, it } from 'vitest';

import { contentHash, hasTag, tagOf } from './tags.ts';

it('gives each encoding its own strong tag, the same for the same content', () => {
  const [one, other] = [contentHash(Buffer.from('Japan')), contentHash(Buffer.from('France'))];
  expect(contentHash(Buffer.from('Japan'))).toBe(one);
  const tags = [one, other].flatMap((hash) =>
    (['identity', 'br', 'gzip'] as const).map((e) => tagOf(hash, e)),
  );
  expect(new Set(tags).size).toBe(6);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
});

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  ['"x*"', false],
  ['"a-br"', false],
  ['"'.repeat(501), false],
])('reads If-None-Match %j', (given, has) => {
  expect(hasTag(given, '"a"')).toBe(has);
});
