import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

import { ROOT, sourceFiles } from '../support/machine/source-files.ts';

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every pattern literal of the sources, and every place where a pattern is put together from text. */
function patternsIn(file: string): { literals: Pattern[]; made: string[] } {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const literals: Pattern[] = [];
  const made: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee, start, end } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      start: number;
      end: number;
    };
    if (type === 'Literal' && regex) literals.push({ file, source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') made.push(`${file}: ${text.slice(start, end)}`);
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, text).program);
  return { literals, made };
}

const found = sourceFiles().map(patternsIn);
const patterns = found.flatMap(({ literals }) => literals);

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;

/** Returns a word on a pattern that takes more than its text's length, by some text; null for a linear one. */
let slowness: (pattern: Pick<Pattern, 'source' | 'flags'>) => string | null;

beforeAll(async () => {
  // The checker's own programs are quicker, but not on every machine; the same verdict must be heard on each.
  process.env['RECHECK_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  slowness = ({ source, flags }) => {
    const verdict = checkSync(source, flags, { timeout: 60_000, randomSeed: 7 });
    if (verdict.status === 'safe') return null;
    return verdict.status === 'vulnerable'
      ? `${verdict.complexity.summary} for ${verdict.attack.pattern.slice(0, 80)}`
      : `unknown: ${verdict.error.kind}`;
  };
});

describe('a pattern of server or domain', () => {
  it('is found by this test', () => {
    expect(patterns.length).toBeGreaterThan(90);
    expect(patterns.map(({ file }) => file)).toContain('src/server/core/safe-words/hide-secrets.ts');
  });

  it('is written down as a literal, so that it can be checked', () => {
    expect(found.flatMap(({ made }) => made)).toEqual([]);
  });

  it.each([...new Map(patterns.map((pattern) => [nameOf(pattern), pattern]))])(
    'takes time in proportion to its text: %s',
    (_, pattern) => {
      expect(slowness(pattern), pattern.file).toBeNull();
    },
  );
});

it('the checker finds patterns that take the square of their text', () => {
  for (const source of ['[\\w.+-]+@[\\w-]+\\.[\\w.-]+', '\\/+$', '(a+)+$'])
    expect(slowness({ source, flags: '' }), source).toMatch(/polynomial|exponential/);
});
