import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../support/machine/source-files.ts';

/** The terms of a page of tables, in its order. */
function termsIn(page: string): string[] {
  return [...page.matchAll(/^\| (?!term \||-)([^|]+) \| [^|]+ \|$/gm)].map(([, term = '']) => term);
}

/** `providerOrder`, `PROVIDER_ORDER` and `provider-order.ts` in small words, with a space between. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();
}

/** Terms that are in none of the texts, in any case and number; `eSIM` is one word in names and two in `wordsOf`. */
function unusedTerms(terms: readonly string[], texts: readonly string[]): string[] {
  const all = ` ${texts.map((text) => wordsOf(text).replaceAll('e sim', 'esim')).join(' ')} `;
  return terms.filter((term) => {
    const words = wordsOf(term.replaceAll('eSIM', 'esim')).trim();
    return !new RegExp(` ${words}(s|es|ed|d|ing)? `).test(all);
  });
}

const terms = termsIn(readFileSync(path.join(ROOT, 'docs/words.md'), 'utf8'));

describe('the glossary', () => {
  it('has each term once', () => {
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it('has only terms that the code uses', () => {
    const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
        ? [file, readFileSync(path.join(ROOT, 'src', file), 'utf8')]
        : [],
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(unusedTerms(terms, files)).toEqual([]);
  });
});

describe('a term', () => {
  it.each([
    ['of a name', 'provider order', 'const providerOrders = 1;'],
    ['of a file', 'price list', 'price-list.ts'],
    ['of a sentence', 'unclear', '// The order is unclear.'],
    ['with small and large letters', 'user eSIM', 'interface UserEsim {}'],
  ])('%s is found', (_name, term, text) => {
    expect(unusedTerms([term], [text])).toEqual([]);
  });

  it('that nothing uses is found', () => {
    const page = '| term | meaning |\n| --- | --- |\n| plan | It. |\n| cashier | Nobody. |\n';
    expect(unusedTerms(termsIn(page), ['const plans = [];'])).toEqual(['cashier']);
  });
});
