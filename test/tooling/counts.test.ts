import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { judge, readReport, sum, summary } from '../../scripts/test/counts.ts';
import { runStep } from '../../scripts/test/step.ts';

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
    expect(judge(good, true)).toEqual({ counts: good });
  });

  it('keeps the failures a report names', () => {
    const bad = { passed: 3, failed: 2, skipped: 0 };
    expect(judge(bad, false)).toEqual({ counts: bad });
  });

  it('counts a crash after the tests as a failure', () => {
    expect(judge(good, false).counts.failed).toBe(1);
  });

  it('counts a missing report as a failure', () => {
    expect(judge(undefined, true).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run without a test as a failure', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 4 }, true).counts.failed).toBe(1);
  });
});

describe('a report', () => {
  it('of vitest counts a file that could not be loaded', async () => {
    const file = report({
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}] },
      ],
    });
    expect(await readReport(file, 'vitest')).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });

  it('of Playwright counts what failed outside the tests, and what passed only sometimes', async () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
    expect(await readReport(file, 'playwright')).toEqual({ passed: 5, failed: 3, skipped: 2 });
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
    expect(await runStep(node(''), process.env, 60_000)).toBe('well');
    expect(await runStep(node('process.exit(3)'), process.env, 60_000)).toBe('badly');
    expect(await runStep(['no-such-program'], process.env, 60_000)).toBe('badly');
  });

  it('is ended with everything it started once its time is over', async () => {
    const file = path.join(folder, 'pid');
    const grandchild = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
      setInterval(() => {}, 1000);`;
    expect(await runStep(node(grandchild), process.env, 1500)).toBe('too late');
    const pid = Number(readFileSync(file, 'utf8'));
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
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
