import { readFile } from 'node:fs/promises';

import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Reads a runner's JSON report; a file that could not even be loaded counts as one failed test. */
export async function readReport(file: string, kind: 'vitest' | 'playwright'): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (kind === 'vitest') {
    const read = vitestReport.parse(report);
    const broken = read.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests + broken.length,
      skipped: read.numPendingTests + read.numTodoTests,
    };
  }
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The verdict on a runner: it must have run tests, ended well and left a report. What ended badly without a failed
 * test (a crash, a time limit) is one failure.
 */
export function judge(counts: Counts | undefined, endedWell: boolean): { counts: Counts; remark?: string } {
  const read = counts ?? { passed: 0, failed: 0, skipped: 0 };
  if (read.failed > 0) return { counts: read };
  if (!endedWell) return { counts: { ...read, failed: 1 }, remark: 'it ended with an error' };
  if (!counts) return { counts: { ...read, failed: 1 }, remark: 'it left no report' };
  if (read.passed === 0) return { counts: { ...read, failed: 1 }, remark: 'it ran no test' };
  return { counts: read };
}

export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
