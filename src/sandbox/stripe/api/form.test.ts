import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formFields } from '../browser/wire.ts';
import { parseForm } from './form.ts';

test('brackets nest, encoded or not, and empty ones count up', () => {
  expect(parseForm('a=1&b[c][d]=2&e[]=x&e[]=y&f[0]=p&f[1]=q')).toEqual({
    a: '1',
    b: { c: { d: '2' } },
    e: { 0: 'x', 1: 'y' },
    f: { 0: 'p', 1: 'q' },
  });
  expect(parseForm('b%5Bc%5D%5Bd%5D=2')).toEqual({ b: { c: { d: '2' } } });
  expect(parseForm('a+b=c+d&e=%26')).toEqual({ 'a b': 'c d', e: '&' });
});

test('no name reaches the prototype', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect('polluted' in {}).toBe(false);
});

test('one side reads what the other writes', () => {
  const key = fc.stringMatching(/^[a-z][a-z_]{0,8}$/);
  const leaf = fc.string({ maxLength: 20 });
  const tree = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, { minKeys: 1 })));
  fc.assert(
    fc.property(tree, (value) => {
      const text = new URLSearchParams(formFields(value)).toString();
      // Lone surrogates cannot be written in a form at all.
      expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual(wellFormed(value));
    }),
  );
});

function wellFormed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' ? item.toWellFormed() : item,
  ) as T;
}
