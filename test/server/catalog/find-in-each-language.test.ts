import { describe, expect, it } from 'vitest';

import { LANGUAGE_CODES, LANGUAGES, PSEUDO } from '../../../src/domain/languages.ts';
import { everyName } from '../../../src/server/core/translated-names.ts';
import { answerTo, destinations, indexOf, rowsOf } from '../../support/catalog/sold-names.ts';
import { BY_LANGUAGE } from './meant-by-language.ts';

const source = indexOf();

describe.each(Object.entries(BY_LANGUAGE))('what readers of %s type', (tag, table) => {
  const rows = rowsOf(table);
  const language = LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === tag);

  it('is tried with at least 30 queries', () => {
    expect(new Set(rows.map(([query]) => query)).size).toBeGreaterThanOrEqual(30);
  });

  it('is found from English pages', () => {
    expect(rows.map(([query]) => [query, answerTo(query, source)])).toEqual(rows);
  });

  it.skipIf(language === undefined)('is found from pages in it', () => {
    const own = indexOf(undefined, language);
    expect(rows.map(([query]) => [query, answerTo(query, own)])).toEqual(rows);
  });
});

it('leads to each place by all names that pages may show', () => {
  const lost = destinations.flatMap(({ iso }) =>
    everyName(iso).flatMap((name) => (answerTo(name, source) === iso ? [] : [`${iso} ${name}`])),
  );
  // In Spanish and Portuguese, Grenada and the city in Spain have one name.
  expect(new Set(lost)).toEqual(new Set(['GD Granada']));
});

it('is found by its English name from pages in any language', () => {
  const english = rowsOf(BY_LANGUAGE['en'] ?? {});
  for (const language of LANGUAGE_CODES.filter((code) => code !== PSEUDO)) {
    const own = indexOf(undefined, language);
    expect(english.map(([query]) => [query, answerTo(query, own)])).toEqual(english);
  }
});
