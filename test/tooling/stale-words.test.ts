import path from 'node:path';

import { expect, it } from 'vitest';

import { staleIn, translationsIn, twinOf } from '../../scripts/languages.ts';
import { mixed } from '../../scripts/other-words.ts';
import { ROOT } from '../support/machine/source-files.ts';

const MODULE = 'src/web/layout/footer-words.ts';
const file = path.join(ROOT, MODULE);

type Words = Record<string, Record<string, unknown>>;

it('a sentence whose English has changed is in English until it is translated again, and all others are not', async () => {
  const recorded = translationsIn('de');
  expect(staleIn(file, 'de', recorded)).toEqual([]);
  const [place = '', ...others] = Object.keys(recorded[MODULE] ?? {});
  expect(others.length).toBeGreaterThan(3);
  const [, read = ''] = recorded[MODULE]?.[place]?.split(' ') ?? [];
  const before = { ...recorded, [MODULE]: { ...recorded[MODULE], [place]: `0 ${read}` } };
  const stale = staleIn(file, 'de', before);
  expect(stale).toEqual([place]);

  const [source, twin] = (await Promise.all([import(file), import(twinOf(file, 'de') ?? '')])) as [
    Words,
    Words,
  ];
  const [name = '', ...rest] = place.split('.');
  const said = (words: unknown, parts: readonly string[]) =>
    parts.reduce<unknown>((inner, part) => (inner as Words)[part], words);
  const words = mixed(source[name], twin[name], stale);
  expect(said(words, rest)).toBe(said(source[name], rest));
  expect(said(words, rest)).not.toBe(said(twin[name], rest));
  for (const other of others) {
    const [export_, ...inner] = other.split('.');
    if (export_ === name) expect(said(words, inner)).toBe(said(twin[name], inner));
  }
});

it('a sentence that nobody has translated is counted with them', () => {
  const recorded = translationsIn('de');
  const { [MODULE]: own, ...others } = recorded;
  expect(staleIn(file, 'de', others)).toEqual(Object.keys(own ?? {}));
});
