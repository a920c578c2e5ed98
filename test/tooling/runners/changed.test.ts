import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findChange, forChange, forCheck } from '../../../scripts/test/changed.ts';
import { verdictOf } from '../../../scripts/test/counts.ts';
import { runners } from '../../../scripts/test/runners.ts';

/** The last three stay away by themselves as long as nothing changed that they prove. */
const ALWAYS = new Set(['types', 'lint', 'format', 'tooling', 'infrastructure', 'outage', 'fleet']);

/** What a change takes beside what it always takes: names of runners, and how one is narrowed. */
function takenBy(...files: string[]): string[] {
  return forChange(runners, { base: 'abc', files })
    .filter(({ name }) => !ALWAYS.has(name))
    .map(({ name, steps }) => {
      const narrowed = steps.flat().find((word) => /^--(only-)?changed/.test(word));
      return narrowed ? `${name} ${narrowed}` : name;
    });
}

describe('npm run check', () => {
  const checked = (...files: string[]) =>
    Object.fromEntries(
      forCheck(runners, { base: 'abc', files })
        .filter(({ name }) => ['types', 'lint', 'format', 'unit'].includes(name))
        .map(({ name, steps }) => [name, steps.map((step) => step.join(' '))]),
    );

  it('lints and formats only changed files, and runs only tests that import one', () => {
    const { types, lint, format, unit } = checked('src/domain/money.ts', 'README.md', 'src/domain/gone.ts');
    expect(types).toHaveLength(2);
    expect(lint).toEqual(['oxlint --type-aware src/domain/money.ts']);
    expect(format).toEqual([expect.stringMatching(/ src\/domain\/money\.ts README\.md$/)]);
    expect(unit).toEqual([expect.stringContaining('--changed=abc')]);
  });

  it('has nothing to lint in a change of words, and takes all after a change of settings for all', () => {
    expect(checked('README.md')).not.toHaveProperty('lint');
    expect(checked('tsconfig.json')['lint']).toContain('knip --production');
  });
});

describe('a change takes', () => {
  it('the checks of the whole tree always, and whole', () => {
    const whole = forChange(runners, { base: 'abc', files: ['README.md'] });
    expect(whole).toEqual(runners.filter(({ name }) => ALWAYS.has(name)));
  });

  it.each<{ of: string; files: string[]; takes: string[] }>([
    { of: 'words', files: ['docs/running.md', 'LICENSE'], takes: [] },
    { of: 'a test beside the code', files: ['src/domain/money.test.ts'], takes: ['unit --changed=abc'] },
    {
      of: 'a test of the server',
      files: ['test/server/live.test.ts'],
      takes: ['server-postgres --changed=abc', 'server --changed=abc'],
    },
    { of: 'a test of the sandbox', files: ['test/sandbox/mail.test.ts'], takes: ['sandbox --changed=abc'] },
    {
      of: 'a test in a room',
      files: ['test/e2e/checkout/buy.test.ts'],
      takes: ['browser --only-changed=abc'],
    },
    {
      of: 'a page',
      files: ['src/web/root.tsx'],
      takes: ['build', 'unit --changed=abc', 'server-postgres', 'server', 'browser'],
    },
    {
      of: 'a style',
      files: ['src/web/ui/button.module.css'],
      takes: ['build', 'unit --changed=abc', 'server-postgres', 'server', 'browser'],
    },
    {
      of: 'the server',
      files: ['src/server/app.ts'],
      takes: ['build', 'unit', 'server-postgres', 'server', 'browser', 'drill'],
    },
    {
      of: 'the database',
      files: ['src/server/db/migrations/0001-first.sql'],
      takes: ['build', 'unit', 'server-postgres', 'server', 'browser', 'drill'],
    },
    {
      of: 'a rule',
      files: ['src/domain/money.ts'],
      takes: ['build', 'unit --changed=abc', 'server-postgres', 'server', 'browser', 'drill'],
    },
    { of: 'the drill', files: ['drill/steps.ts'], takes: ['drill'] },
    {
      of: 'how Vitest runs',
      files: ['vitest.config.ts'],
      takes: ['unit', 'server-postgres', 'server', 'sandbox'],
    },
    { of: 'how Playwright runs', files: ['playwright.config.ts'], takes: ['browser'] },
    {
      of: 'a page and a test',
      files: ['src/web/root.tsx', 'test/e2e/buy.test.ts'],
      takes: ['build', 'unit --changed=abc', 'server-postgres', 'server', 'browser'],
    },
  ])('$of', ({ files, takes }) => expect(takenBy(...files)).toEqual(takes));

  it('everything that starts a shop when what tests share changes', () => {
    expect(takenBy('test/support/running-shop.ts')).toEqual([
      'server-postgres',
      'server',
      'sandbox',
      'browser',
      'drill',
    ]);
  });

  it.each(['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/test/runners.ts'])(
    'everything: %s',
    (file) => {
      expect(forChange(runners, { base: 'abc', files: [file] })).toEqual(runners);
    },
  );

  it('some test for every file of the source', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => takenBy(file).length === 0)).toEqual([]);
  });
});

it('every runner whose tests open a browser looks for one first', () => {
  const folder = path.resolve(import.meta.dirname, '../..');
  const opens = (name: string) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .some((file) =>
        /^(import|\}).* from '[^']*(playwright|browser\/browser)/m.test(
          readFileSync(path.join(folder, name, file), 'utf8'),
        ),
      );
  const searches = (of: string) => runners.some(({ name, problem }) => name === of && problem !== undefined);
  expect(['e2e', 'journeys', 'sandbox', 'server', 'tooling'].filter(opens)).toEqual(['e2e', 'sandbox']);
  expect(['browser', 'sandbox'].filter(searches)).toEqual(['browser', 'sandbox']);
});

it('a runner that was narrowed to nothing has not failed, one that lost its tests has', () => {
  const [narrowed] = forChange(
    runners.filter(({ name }) => name === 'unit'),
    { base: 'abc', files: ['src/domain/money.ts'] },
  );
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(verdictOf(none, true, narrowed?.mayBeEmpty).counts.failed).toBe(0);
  expect(verdictOf(none, true).counts.failed).toBe(1);
});

describe('the change at hand', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  };
  const commit = (file: string) => {
    write(file);
    git('add', '.');
    git('commit', '-q', '-m', file);
    return git('rev-parse', 'HEAD');
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'simport-changed-'));
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Tester');
    git('config', 'user.email', 'tester@example.com');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is the last commit on a clean main', () => {
    const first = commit('one.ts');
    commit('two.ts');
    expect(findChange(root)).toEqual({ base: first, files: ['two.ts'] });
  });

  it('is on main what is not committed, known to git or not', () => {
    commit('one.ts');
    const last = commit('two.ts');
    writeFileSync(path.join(root, 'one.ts'), 'other');
    write('a folder/é.ts');
    expect(findChange(root)).toEqual({ base: last, files: ['a folder/é.ts', 'one.ts'] });
  });

  it('is on a branch everything since it left main, committed or not, removed or moved', () => {
    const left = commit('one.ts');
    git('checkout', '-q', '-b', 'branch');
    git('mv', 'one.ts', 'moved.ts');
    commit('two.ts');
    git('checkout', '-q', 'main');
    commit('meanwhile.ts');
    git('checkout', '-q', 'branch');
    write('three.ts');
    expect(findChange(root)).toEqual({ base: left, files: ['moved.ts', 'one.ts', 'three.ts', 'two.ts'] });
  });

  it('is everything since a commit that was named', () => {
    const first = commit('one.ts');
    commit('two.ts');
    commit('three.ts');
    expect(findChange(root, first).files).toEqual(['three.ts', 'two.ts']);
    expect(findChange(root, 'HEAD~1').files).toEqual(['three.ts']);
    expect(() => findChange(root, 'nowhere')).toThrow('"nowhere"');
  });
});
