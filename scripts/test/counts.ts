import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestResult = z.object({ fullName: z.string(), duration: z.number().nullish() });

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestResult) }),
  ),
});

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[] | undefined;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
  }),
);

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
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
 * @param mayBeEmpty it was told to leave out tests, perhaps all
 */
export function verdictOf(
  counts: Counts | undefined,
  endedWell: boolean,
  mayBeEmpty = false,
): { counts: Counts; remark?: string } {
  const read = counts ?? { passed: 0, failed: 0, skipped: 0 };
  if (read.failed > 0) return { counts: read };
  if (!endedWell) return { counts: { ...read, failed: 1 }, remark: 'it ended with an error' };
  if (!counts) return { counts: { ...read, failed: 1 }, remark: 'it left no report' };
  if (read.passed === 0 && !mayBeEmpty) return { counts: { ...read, failed: 1 }, remark: 'it ran no test' };
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

/** One test of a report, and the seconds that it took. */
export interface Timed {
  name: string;
  seconds: number;
}

/** The `count` tests of these reports that took longest, the longest first. */
export async function slowest(
  reports: { file: string; kind: 'vitest' | 'playwright' }[],
  count: number,
): Promise<Timed[]> {
  const all = await Promise.all(
    reports.map(async ({ file, kind }) => {
      const report: unknown = JSON.parse(await readFile(file, 'utf8'));
      return kind === 'vitest' ? timesOfVitest(report) : timesOfPlaywright(report);
    }),
  );
  return all
    .flat()
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

function timesOfVitest(report: unknown): Timed[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function timesOfPlaywright(report: unknown): Timed[] {
  const timesOf = ({ title, suites = [], specs }: PlaywrightSuite): Timed[] => [
    ...specs.map((spec) => ({
      name: `${title}: ${spec.title}`,
      seconds:
        spec.tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0) / 1000,
    })),
    ...suites.flatMap(timesOf),
  ];
  return playwrightReport.parse(report).suites.flatMap(timesOf);
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
