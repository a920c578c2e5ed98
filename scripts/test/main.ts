import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { noSettings } from '../../test/support/no-settings.ts';
import { findPostgres, startPostgres } from '../../test/support/postgres.ts';
import { judge, readReport, slowest, sum, summary } from './counts.ts';
import type { Counts } from './counts.ts';
import { longRunners, runners as shortRunners } from './runners.ts';
import type { Runner } from './runners.ts';
import { endStep, runStep } from './step.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const reports = path.join(root, 'test-results');
const QUIET_MINUTES = 2;

const given = process.argv.slice(2);
/** `npm run check:long` takes the long forms, `npm test` the others. */
const runners = given.includes('--long') ? longRunners : shortRunners;

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endStep(isInterrupted ? 'SIGKILL' : 'SIGTERM');
    isInterrupted = true;
  });
}

/** The developer's own settings stay out of the tests: they are about the shop that runs beside. */
function environment(): NodeJS.ProcessEnv {
  const own = new Set([...Object.keys(noSettings()), 'TEST_DATABASE_URL', 'NODE_ENV', 'NODE_OPTIONS']);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}

async function withPostgres(work: (url: string) => Promise<Counts>): Promise<Counts> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return work(given);
  const cluster = await startPostgres(findPostgres() ?? '');
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

const reportOf = ({ name }: Runner): string => path.join(reports, `${name}.json`);

async function runSteps(runner: Runner, extra: Record<string, string> = {}): Promise<Counts> {
  const report = reportOf(runner);
  rmSync(report, { force: true });
  const env = { ...environment(), ...extra };
  const reporter =
    // A mark for each test shows that something moves.
    runner.counts === 'vitest' ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : [];
  const quietMinutes = runner.quietMinutes ?? QUIET_MINUTES;
  let outcome: Awaited<ReturnType<typeof runStep>> = 'well';
  for (const step of runner.steps) {
    outcome = await runStep([...step, ...reporter], env, quietMinutes * 60_000);
    if (outcome !== 'well') break;
  }
  if (outcome === 'stalled') console.log(`  ended: nothing moved for ${quietMinutes} minutes`);
  if (runner.counts === 'exit') {
    return outcome === 'well' ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = existsSync(report) ? await readReport(report, runner.counts) : undefined;
  const verdict = judge(counts, outcome === 'well');
  if (verdict.remark) console.log(`  counted as failed: ${verdict.remark}`);
  return verdict.counts;
}

const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

async function run(runner: Runner, failed: string[]): Promise<Counts> {
  const missing = runner.needs?.find((name) => failed.includes(name));
  if (missing) {
    console.log(`  counted as failed: it needs what "${missing}" makes`);
    return failure;
  }
  const leftOut = runner.leftOut?.();
  if (leftOut) {
    console.log(`  skipped: ${leftOut}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const problem = await runner.problem?.();
  if (problem) {
    console.log(`  counted as failed: ${problem}`);
    return failure;
  }
  if (!runner.onPostgres) return runSteps(runner);
  return withPostgres((url) => runSteps(runner, { TEST_DATABASE_URL: url }));
}

const chosen = given.filter((word) => word !== '--long');
const unknown = chosen.filter((name) => !runners.some((runner) => runner.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no "${unknown.join('", "')}" to test; there are ${runners.map(({ name }) => name).join(', ')}.`,
  );
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

const wanted = (name: string): boolean =>
  chosen.length === 0 ||
  chosen.includes(name) ||
  runners.some((runner) => chosen.includes(runner.name) && runner.needs?.includes(name));

mkdirSync(reports, { recursive: true });
const results: { runner: Runner; counts: Counts; seconds: number }[] = [];
for (const runner of runners.filter(({ name }) => wanted(name))) {
  if (isInterrupted) break;
  console.log(`\n── ${runner.title} (${runner.name}) ${'─'.repeat(Math.max(2, 60 - runner.title.length))}`);
  const started = Date.now();
  const failed = results.filter(({ counts }) => counts.failed > 0).map((result) => result.runner.name);
  const counts = await run(runner, failed).catch((error: unknown) => {
    console.error(error);
    return failure;
  });
  results.push({ runner, counts, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\n── Results ──');
for (const { runner, counts, seconds } of results) {
  console.log(
    `  ${counts.failed > 0 ? '✗' : '✓'} ${runner.name.padEnd(16)} ${summary(counts)}  (${seconds} s)`,
  );
}
const timed = results.flatMap(({ runner }) => {
  const [file, kind] = [reportOf(runner), runner.counts];
  return kind !== 'exit' && existsSync(file) ? [{ file, kind }] : [];
});
if (timed.length > 0) {
  console.log('\n── Slowest tests ──');
  for (const { name, seconds } of await slowest(timed, 10))
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
}
const total = sum(results.map(({ counts }) => counts));
if (isInterrupted) total.failed += 1;
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
