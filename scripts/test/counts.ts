import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestResult = z.object({
  fullName: z.string(),
  duration: z.number().nullish(),
  status: z.string().optional(),
  failureMessages: z.array(z.string()).nullish(),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestResult) }),
  ),
});

interface PlaywrightResult {
  duration: number;
  errors?: { message?: string | undefined }[] | undefined;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[] | undefined;
  specs: { title: string; tests: { status?: string | undefined; results: PlaywrightResult[] }[] }[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(playwrightSuite).optional(),
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string().optional(),
            results: z.array(
              z.object({
                duration: z.number(),
                errors: z.array(z.object({ message: z.string().optional() })).optional(),
              }),
            ),
          }),
        ),
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

/** Reads a runner's JSON report; a file that fails without a failed test (not loaded, not set up) counts as one. */
export async function readReport(file: string, kind: 'vitest' | 'playwright'): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (kind === 'vitest') {
    const read = vitestReport.parse(report);
    const broken = read.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests + broken.length,
      skipped: read.numPendingTests + read.numTodoTests,
    };
  }
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The verdict on a runner: it must have run tests, exited well and left a report. A bad exit without a failed test (a crash, a
 * time limit) is one failure.
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

/** A runner's JSON report. */
export interface Report {
  file: string;
  kind: 'vitest' | 'playwright';
}

/** One test of a report: its duration in seconds and, if it passed only on a second run, why it failed first. */
export interface TestResult {
  name: string;
  seconds: number;
  failedFirst: string | null;
}

export async function testsOf(reports: Report[]): Promise<TestResult[]> {
  const all = await Promise.all(
    reports.map(async ({ file, kind }) => {
      const report: unknown = JSON.parse(await readFile(file, 'utf8'));
      return kind === 'vitest' ? resultsOfVitest(report) : resultsOfPlaywright(report);
    }),
  );
  return all.flat();
}

/** The `count` slowest tests, the slowest first. */
export function slowest(tests: TestResult[], count: number): TestResult[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** The machine may cause so many: when it is busy, something comes too late. More are the shop's fault. */
const MAX_AGAIN = 3;

/** What to report of tests that passed only on a second run, and how many of them count as failed. */
export function again(tests: TestResult[]): { flaky: { name: string; why: string }[]; failed: number } {
  const flaky = tests.flatMap(({ name, failedFirst }) =>
    failedFirst === null ? [] : [{ name, why: failedFirst }],
  );
  return { flaky, failed: flaky.length > MAX_AGAIN ? flaky.length : 0 };
}

/** The lines of a failure that tell what was expected and what came, without the stack. */
const LINES_OF_WHY = 12;

function whyOf(message = 'it left no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() && !/^ +at /.test(line))
    .slice(0, LINES_OF_WHY)
    .join('\n');
}

function resultsOfVitest(report: unknown): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: `${path.basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      failedFirst:
        status === 'passed' && failureMessages?.[0] !== undefined ? whyOf(failureMessages[0]) : null,
    })),
  );
}

function resultsOfPlaywright(report: unknown): TestResult[] {
  const resultsIn = ({ title, suites = [], specs }: PlaywrightSuite): TestResult[] => [
    ...specs.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const flaky = spec.tests.find(({ status }) => status === 'flaky');
      return {
        name: `${title}: ${spec.title}`,
        seconds: results.reduce((all, { duration }) => all + duration, 0) / 1000,
        failedFirst: flaky ? whyOf(flaky.results[0]?.errors?.[0]?.message) : null,
      };
    }),
    ...suites.flatMap(resultsIn),
  ];
  return playwrightReport.parse(report).suites.flatMap(resultsIn);
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
