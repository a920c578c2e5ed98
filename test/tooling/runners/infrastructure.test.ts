import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { budgetProblem, medianOf } from '../../../scripts/test/core-seconds.ts';
import {
  dueSuites,
  filesOf,
  fingerprints,
  onlyDue,
  readVerified,
  type Suite,
  SUITES,
  writeVerified,
} from '../../../scripts/test/infrastructure.ts';
import { longRunners } from '../../../scripts/test/long-runners.ts';
import { ALSO_ON_PGLITE, ON_BOTH_DATABASES, runners } from '../../../scripts/test/runners.ts';
import { ROOT } from '../../support/machine/source-files.ts';

describe('suites of infrastructure', () => {
  it('name tests that are there and files that they prove', () => {
    const tests = [...SUITES.flatMap((suite) => suite.tests), ...ALSO_ON_PGLITE, ...ON_BOTH_DATABASES];
    expect(tests.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const idle = SUITES.filter(({ proves }) => !tracked.some((file) => proves.test(file)));
    expect(idle).toEqual([]);
  });

  it('are taken by one runner of npm test, and every night', () => {
    const stepsOf = (name: string, all = runners) => all.find((one) => one.name === name)?.steps.flat() ?? [];
    expect(stepsOf('infrastructure')).toEqual(expect.arrayContaining(filesOf(SUITES)));
    expect(stepsOf('infrastructure', longRunners)).toEqual(expect.arrayContaining(filesOf(SUITES)));
    for (const name of ['unit', 'server-postgres', 'tooling'])
      expect(stepsOf(name).filter((word) => word.startsWith('--exclude='))).toHaveLength(
        filesOf(SUITES).length,
      );
  });

  it('stay away as long as nothing changed that they prove', () => {
    const names = (due: readonly Suite[]) =>
      onlyDue(runners, due)
        .filter(({ leftOut }) => leftOut?.()?.startsWith('nothing that it proves'))
        .map(({ name }) => name);
    expect(names([])).toEqual(['infrastructure', 'outage', 'fleet']);
    expect(names(SUITES)).toEqual([]);
    const databases = SUITES.filter(({ name }) => name === 'databases');
    expect(names(databases)).toEqual(['outage', 'fleet']);
    const steps =
      onlyDue(runners, databases)
        .find(({ name }) => name === 'infrastructure')
        ?.steps.flat() ?? [];
    expect(steps.filter((word) => word.endsWith('.test.ts'))).toEqual(databases[0]?.tests);
  });
});

describe('a suite is due', () => {
  let root: string;
  const suites: Suite[] = [
    { name: 'databases', runner: 'infrastructure', tests: ['test/db.test.ts'], proves: /^src\/db\// },
    { name: 'commands', runner: 'infrastructure', tests: ['test/commands'], proves: /^scripts\// },
  ];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const prints = () => fingerprints(root, suites);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'simport-suites-'));
    execFileSync('git', ['init', '-q'], { cwd: root });
    write('src/db/pool.ts', 'one');
    write('test/commands/start.test.ts', 'one');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('when its tests or its files change, are added or removed, and not for another change', () => {
    const first = prints();
    write('src/other.ts', 'new');
    expect(prints()).toEqual(first);
    write('src/db/pool.ts', 'two');
    const second = prints();
    expect(second['databases']).not.toBe(first['databases']);
    expect(second['commands']).toBe(first['commands']);
    write('test/commands/stop.test.ts', 'new');
    expect(prints()['commands']).not.toBe(first['commands']);
    rmSync(path.join(root, 'test/commands/stop.test.ts'));
    write('src/db/pool.ts', 'one');
    expect(prints()).toEqual(first);
  });

  it('until it has passed with these files', () => {
    mkdirSync(path.join(root, 'test'), { recursive: true });
    const now = prints();
    expect(dueSuites(now, readVerified(root)).map(({ name }) => name)).toContain('databases');
    writeVerified(root, { databases: now['databases'] ?? '', gone: 'x' });
    expect(readVerified(root)).toEqual({ databases: now['databases'] });
    expect(dueSuites(now, readVerified(root)).map(({ name }) => name)).not.toContain('databases');
    expect(dueSuites({ ...now, databases: 'other' }, readVerified(root))[0]?.name).toBe('databases');
  });

  it('always where the tree has no history', () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(prints()).toEqual({});
    expect(dueSuites({}, { databases: 'x' })).toEqual(SUITES);
  });
});

describe('a budget', () => {
  it('bears a quarter more, on a machine of any speed', () => {
    const ran = (coreSeconds: number) => ({ name: 'unit', coreSeconds, budget: 100 });
    expect(budgetProblem(ran(125), 1)).toBeUndefined();
    expect(budgetProblem(ran(126), 1)).toBe(
      '"unit" took 126 core-seconds, over a quarter more than its budget of 100',
    );
    expect(budgetProblem(ran(240), 2)).toBeUndefined();
    expect(budgetProblem(ran(90), 0.5)).toMatch('took 180 core-seconds');
    expect(budgetProblem({ name: 'free', coreSeconds: 999 }, 1)).toBeUndefined();
  });

  it('is held against the middle of what was measured', () => {
    expect(medianOf([3, 1, 9])).toBe(3);
    expect(medianOf([])).toBe(1);
  });
});
