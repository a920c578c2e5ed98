import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  again,
  readReport,
  slowest,
  sum,
  summary,
  testsOf,
  verdictOf,
} from '../../../scripts/test/counts.ts';
import { coreSecondsOf, runStep } from '../../../scripts/test/step.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'simport-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the verdict on a runner', () => {
  const good = { passed: 3, failed: 0, skipped: 1 };

  it('passes on what passed', () => {
    expect(verdictOf(good, true)).toEqual({ counts: good });
  });

  it('keeps the failures a report names', () => {
    const bad = { passed: 3, failed: 2, skipped: 0 };
    expect(verdictOf(bad, false)).toEqual({ counts: bad });
  });

  it('counts a crash after the tests as a failure', () => {
    expect(verdictOf(good, false).counts.failed).toBe(1);
  });

  it('counts a missing report as a failure', () => {
    expect(verdictOf(undefined, true).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run without a test as a failure', () => {
    expect(verdictOf({ passed: 0, failed: 0, skipped: 4 }, true).counts.failed).toBe(1);
  });
});

describe('a report', () => {
  it('of vitest counts a file that could not be loaded, or not be set up', async () => {
    const file = report({
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: 'a', status: 'failed', assertionResults: [{ fullName: 'one', status: 'failed' }] },
        { name: 'b', status: 'failed', assertionResults: [] },
        { name: 'c', status: 'passed', assertionResults: [{ fullName: 'two', status: 'passed' }] },
        { name: 'd', status: 'failed', assertionResults: [{ fullName: 'three', status: 'skipped' }] },
      ],
    });
    expect(await readReport(file, 'vitest')).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it('of Playwright counts what failed outside the tests, and as passed what passed when it was run again', async () => {
    const file = report({
      suites: [],
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{}],
    });
    expect(await readReport(file, 'playwright')).toEqual({ passed: 6, failed: 2, skipped: 2 });
  });

  it('of vitest tells which tests took longest', async () => {
    const file = report({
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: '/somewhere/one.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'is quick', duration: 2 },
            { fullName: 'is slow', duration: 3000 },
          ],
        },
        {
          name: '/somewhere/two.test.ts',
          status: 'passed',
          assertionResults: [{ fullName: 'is slower', duration: 4000 }],
        },
      ],
    });
    expect(slowest(await testsOf([{ file, kind: 'vitest' }]), 2)).toEqual([
      { name: 'two.test.ts: is slower', seconds: 4, failedFirst: null },
      { name: 'one.test.ts: is slow', seconds: 3, failedFirst: null },
    ]);
  });

  it('of Playwright tells which tests took longest, however deep they are nested', async () => {
    const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });
    const file = report({
      suites: [
        { title: 'one', specs: [spec('a', 10)], suites: [{ title: 'deep', specs: [spec('b', 2500)] }] },
      ],
      stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
    });
    const [longest] = slowest(await testsOf([{ file, kind: 'playwright' }]), 1);
    expect(longest).toEqual({ name: 'deep: b', seconds: 2.5, failedFirst: null });
  });

  it('of vitest tells what failed and passed when it was run again', async () => {
    const result = (fullName: string, status: string, failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const file = report({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            result('passes', 'passed', []),
            result('passes late', 'passed', [
              '\u001B[31mone is 2\u001B[39m\n    at one.ts:1\n\n- 1\n+ 2',
              'too late',
            ]),
            result('fails', 'failed', ['too late', 'too late']),
          ],
        },
      ],
    });
    expect(again(await testsOf([{ file, kind: 'vitest' }]))).toEqual({
      flaky: [{ name: 'a.test.ts: passes late', why: 'one is 2\n- 1\n+ 2' }],
      failed: 0,
    });
  });

  it('of Playwright tells it, too; where there are many, they count as failed', async () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ duration: 1, errors: [{ message: 'too late' }] }] }],
    });
    const many = ['a', 'b', 'c', 'd'];
    const file = report({
      suites: [
        { title: 'one', specs: [...many.map((title) => spec(title, 'flaky')), spec('e', 'expected')] },
      ],
      stats: { expected: 1, unexpected: 0, flaky: 4, skipped: 0 },
      errors: [],
    });
    expect(again(await testsOf([{ file, kind: 'playwright' }]))).toEqual({
      flaky: many.map((title) => ({ name: `one: ${title}`, why: 'too late' })),
      failed: 4,
    });
  });
});

describe('the last line', () => {
  it('sums all runners', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 1, failed: 2, skipped: 0 },
    ]);
    expect(summary(total)).toBe('4 passed, 2 failed');
  });

  it('names what was skipped', () => {
    expect(summary({ passed: 4, failed: 0, skipped: 1 })).toBe('4 passed, 0 failed, 1 skipped');
  });
});

const node = (code: string) => [process.execPath, '-e', code];

describe('a step', () => {
  it('ends well, badly or not at all', async () => {
    expect(await runStep(node(''), process.env, 60_000)).toMatchObject({ outcome: 'well' });
    expect(await runStep(node('process.exit(3)'), process.env, 60_000)).toMatchObject({ outcome: 'badly' });
    expect(await runStep(['no-such-program'], process.env, 60_000)).toMatchObject({ outcome: 'badly' });
  });

  it('tells what it took of the processors, with what it started', async () => {
    const burn = 'const until = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < until);';
    const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}]);`;
    expect((await runStep(node(child), process.env, 60_000)).coreSeconds).toBeGreaterThan(0.4);
    expect((await runStep(['sleep', '1'], process.env, 60_000)).coreSeconds).toBeLessThan(0.4);
    expect(coreSecondsOf('0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n')).toBeCloseTo(65.78);
  });

  it('goes on as long as it prints', async () => {
    const chatty = `
      const timer = setInterval(() => console.log('.'), 200);
      setTimeout(() => clearInterval(timer), 8000);`;
    expect(await runStep(node(chatty), process.env, 5000)).toMatchObject({ outcome: 'well' });
  });

  it('is ended with everything it started once it is silent for too long', async () => {
    const file = path.join(folder, 'pid');
    const grandchild = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
      setInterval(() => {}, 1000);`;
    expect(await runStep(node(grandchild), process.env, 1500)).toMatchObject({ outcome: 'stalled' });
    const pid = Number(readFileSync(file, 'utf8'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
