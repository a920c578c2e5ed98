import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { factLines } from '../../../scripts/test/facts.ts';
import { longRunners } from '../../../scripts/test/long-runners.ts';
import { askedFor } from '../../../scripts/test/runners.ts';
import { DATED_FACTS } from '../../../src/domain/help/dated-facts.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const namesOf = (...names: string[]) => askedFor(longRunners, names).map(({ name }) => name);

describe('npm run check:long', () => {
  it('names facts that somebody should check again', () => {
    expect(factLines(new Date('2025-09-01'))).toEqual([]);
    const lines = factLines(new Date('2040-01-01'));
    expect(lines).toHaveLength(1 + Object.keys(DATED_FACTS).length);
    const { what, where, owner, checked } = DATED_FACTS.apple;
    const apple = lines.find((line) => line.includes(where));
    for (const part of [what, owner, checked]) expect(apple).toContain(part);
  });

  it('takes everything but what wants a night of its own, which its name brings in', () => {
    const plain = namesOf();
    expect(plain).toContain('upgrade');
    expect(longRunners.map(({ name }) => name).filter((name) => !plain.includes(name))).toEqual([
      'mutants',
      'kills',
    ]);
    expect(namesOf('kills')).toEqual(['kills']);
    expect(namesOf('upgrade', 'kills')).toEqual(['upgrade', 'kills']);
  });

  it('takes every file that asks whether it is the long form', () => {
    // In the browsers' runner, 'test' is a command and no folder.
    const places = longRunners.flatMap(({ steps }) => steps.flat()).filter((word) => word.includes('/'));
    const asking = execFileSync(
      'git',
      ['grep', '-l', 'machine/long.ts', '--', 'src', 'test/server', 'test/journeys'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    const files = asking.trim().split('\n');
    expect(files).toContain('test/journeys/random-walk.test.ts');
    expect(
      files.filter((file) => !places.some((place) => file === place || file.startsWith(`${place}/`))),
    ).toEqual([]);
  });

  it('names each way once, what it needs, and files that are there', () => {
    const names = longRunners.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const needed = longRunners.flatMap(({ needs = [] }) => needs);
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    const files = longRunners.flatMap(({ steps }) => steps.flat()).filter((word) => word.endsWith('.ts'));
    expect(files).toContain('drill/main.ts');
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
