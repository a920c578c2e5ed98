import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { noSettings } from '../../test/support/machine/no-settings.ts';
import { findChange, forChange, forCheck } from './changed.ts';
import { budgetProblem, measureSlowness, medianOf } from './core-seconds.ts';
import { again, readReport, slowest, sum, summary, testsOf, verdictOf } from './counts.ts';
import type { Counts } from './counts.ts';
import { Databases } from './databases.ts';
import { factLines } from './facts.ts';
import { dueSuites, fingerprints, onlyDue, readVerified, SUITES, writeVerified } from './infrastructure.ts';
import { longRunners } from './long-runners.ts';
import { makeQuickFolder } from './quick-folder.ts';
import { askedFor, runners as shortRunners } from './runners.ts';
import type { Runner } from './runners.ts';
import { type Print, sideBySide } from './side-by-side.ts';
import { endSteps, runStep, type StepEnd } from './step.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const reports = path.join(root, 'test-results');
/** On a shared machine, a single test has taken more than two. */
const QUIET_MINUTES = 6;

const given = process.argv.slice(2);
/** `npm run check:long` runs the long forms, `npm test` the others. */
const isLong = given.includes('--long');
const allRunners = isLong ? longRunners : shortRunners;
const chosen = given.filter((word) => !word.startsWith('--'));
const now = fingerprints(root);
const due = isLong ? SUITES : dueSuites(now, readVerified(root));
/** Runners named on the command line, and the long ones, run all of their tests. */
const runners = isLong || chosen.length > 0 ? allRunners : onlyDue(allRunners, due);
/** Each short form waits for a third of its time; the long ones use the whole machine. */
const atOnce = isLong ? 1 : 2;

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endSteps(isInterrupted ? 'SIGKILL' : 'SIGTERM');
    isInterrupted = true;
  });
}

const temporary = makeQuickFolder();
if (temporary) process.env['TMPDIR'] = temporary;

/**
 * The developer's own settings are for the shop beside, and stay out of the tests. What one process has compiled, the others need
 * not compile again.
 */
function environment(): NodeJS.ProcessEnv {
  const own = new Set([...Object.keys(noSettings()), 'NODE_ENV', 'NODE_OPTIONS']);
  const kept = Object.entries(process.env).filter(
    ([name]) => !own.has(name) && !/^TEST_(DATABASE_URL|PREPARED_)/.test(name),
  );
  return { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };
}

/**
 * Processes keep freed memory: each password hash takes 32 MB for a moment, and on a virtual machine, getting them page by page
 * from the system takes longer than hashing. Only glibc reads these.
 */
const KEEP_MEMORY = {
  GLIBC_TUNABLES: ['mmap_threshold=134217728', 'trim_threshold=1073741824', 'top_pad=16777216', 'arena_max=1']
    .map((one) => `glibc.malloc.${one}`)
    .join(':'),
};

const databases = new Databases(environment);

const reportOf = ({ name }: Runner): string => path.join(reports, `${name}.json`);

interface Ran {
  counts: Counts;
  coreSeconds: number;
}

async function runSteps(runner: Runner, print: Print, extra: Record<string, string>): Promise<Ran> {
  const report = reportOf(runner);
  rmSync(report, { force: true });
  const env = { ...environment(), ...(runner.counts === 'vitest' ? KEEP_MEMORY : {}), ...extra };
  const reporter =
    // One mark per test shows progress.
    runner.counts === 'vitest' ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : [];
  const quietMinutes = runner.quietMinutes ?? QUIET_MINUTES;
  let outcome: StepEnd['outcome'] = 'well';
  let coreSeconds = 0;
  for (const step of runner.steps) {
    const end = await runStep([...step, ...reporter], env, quietMinutes * 60_000, print);
    outcome = end.outcome;
    coreSeconds += end.coreSeconds;
    if (outcome !== 'well') break;
  }
  if (outcome === 'stalled') print(`  ended: nothing moved for ${quietMinutes} minutes\n`);
  if (runner.counts === 'exit') {
    const passed = outcome === 'well' ? 1 : 0;
    return { counts: { passed, failed: 1 - passed, skipped: 0 }, coreSeconds };
  }
  const counts = existsSync(report) ? await readReport(report, runner.counts) : undefined;
  const verdict = verdictOf(counts, outcome === 'well', runner.mayBeEmpty);
  if (verdict.remark) print(`  counted as failed: ${verdict.remark}\n`);
  return { counts: verdict.counts, coreSeconds };
}

const failure: Ran = { counts: { passed: 0, failed: 1, skipped: 0 }, coreSeconds: 0 };

async function run(runner: Runner, failed: string[], place: number, print: Print): Promise<Ran> {
  const missing = runner.needs?.find((name) => failed.includes(name));
  if (missing) {
    print(`  counted as failed: it needs what "${missing}" makes\n`);
    return failure;
  }
  const leftOut = runner.leftOut?.();
  if (leftOut) {
    print(`  skipped: ${leftOut}\n`);
    return { counts: { passed: 0, failed: 0, skipped: 1 }, coreSeconds: 0 };
  }
  const problem = await runner.problem?.();
  if (problem) {
    print(`  counted as failed: ${problem}\n`);
    return failure;
  }
  // Two that look for a free port at the same time would find the same one.
  const extra = { TEST_PLACE: String(place) };
  const told = await Promise.all((runner.databases ?? []).map((where) => databases[where]()));
  return runSteps(runner, print, Object.assign(extra, ...told));
}

const unknown = [
  ...chosen.filter((name) => !runners.some((runner) => runner.name === name)),
  ...given.filter((word) => word.startsWith('--') && !/^--(long|quick|changed(=.+)?)$/.test(word)),
];
if (unknown.length > 0) {
  console.error(
    `There is no "${unknown.join('", "')}" to test; there are ${runners.map(({ name }) => name).join(', ')}.`,
  );
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

/** The runners that were named, or that a change can affect, and those they need. */
function plan(): Runner[] {
  const asked = askedFor(runners, chosen);
  const wanted = narrowed(asked);
  const needed = runners.filter(({ name }) => wanted.some(({ needs }) => needs?.includes(name)));
  return runners.flatMap(({ name }) => [...wanted, ...needed].find((runner) => runner.name === name) ?? []);
}

function narrowed(asked: Runner[]): Runner[] {
  const word = given.find((one) => /^--(changed|quick)/.test(one));
  if (word === undefined) return asked;
  const change = findChange(root, word.split('=')[1]);
  const felt = word === '--quick' ? forCheck(asked, change) : forChange(asked, change);
  const out = asked.filter(({ name }) => !felt.some((runner) => runner.name === name));
  console.log(`${change.files.length} files changed since ${change.base.slice(0, 10)}.`);
  if (out.length > 0) console.log(`They cannot affect: ${out.map(({ name }) => name).join(', ')}.`);
  return felt;
}

const planned = plan();
mkdirSync(reports, { recursive: true });
interface Result {
  runner: Runner;
  counts: Counts;
  coreSeconds: number;
  seconds: number;
  /** The greater of what was measured as it began and as it ended. */
  slowness: number;
}

async function timed(runner: Runner, failed: string[], place: number, print: Print): Promise<Result> {
  print(`\n── ${runner.title} (${runner.name}) ${'─'.repeat(Math.max(2, 60 - runner.title.length))}\n`);
  const before = isLong ? 1 : await measureSlowness();
  const started = Date.now();
  const ran = await run(runner, failed, place, print).catch((error: unknown) => {
    print(`${error instanceof Error ? error.stack : String(error)}\n`);
    return failure;
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  return { runner, ...ran, seconds, slowness: Math.max(before, isLong ? 1 : await measureSlowness()) };
}

const ended = await sideBySide(
  planned,
  atOnce,
  (runner, before: readonly Result[], { index, print }) => {
    const failed = before.filter(({ counts }) => counts.failed > 0).map((result) => result.runner.name);
    return timed(runner, failed, index, print);
  },
  (chunk) => process.stdout.write(chunk),
  () => !isInterrupted,
);
await databases.throwAway();
const sumOf = (all: readonly Result[]) => all.reduce((sum, { coreSeconds }) => sum + coreSeconds, 0);
const results = ended.toSorted((one, other) => planned.indexOf(one.runner) - planned.indexOf(other.runner));

console.log('\n── Results ──');
for (const { runner, counts, coreSeconds, seconds } of results) {
  console.log(
    `  ${counts.failed > 0 ? '✗' : '✓'} ${runner.name.padEnd(16)} ${summary(counts)}  (${seconds} s, ${Math.round(coreSeconds)} core-seconds)`,
  );
}
const reported = results.flatMap(({ runner }) => {
  const [file, kind] = [reportOf(runner), runner.counts];
  return kind !== 'exit' && existsSync(file) ? [{ file, kind }] : [];
});
const total = sum(results.map(({ counts }) => counts));
if (reported.length > 0) {
  const tests = await testsOf(reported);
  console.log('\n── Slowest tests ──');
  for (const { name, seconds } of slowest(tests, 10))
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  const { flaky, failed } = again(tests);
  if (flaky.length > 0) console.log('\n── Failed, and passed when run again ──');
  for (const { name, why } of flaky) console.log(`  ${name}\n${why.replaceAll(/^/gm, '    ')}`);
  if (failed > 0) console.log('  counted as failed: these are too many for chance');
  total.passed -= failed;
  total.failed += failed;
}
const slow = medianOf(results.map(({ slowness }) => slowness));
if (!isLong)
  console.log(
    `\nA core-second of the budgets took ${slow.toFixed(2)} here; all runners took ${Math.round(sumOf(results) / slow)} of them.`,
  );
for (const { runner, coreSeconds, slowness } of isLong ? [] : results) {
  const problem = budgetProblem({ ...runner, coreSeconds }, Math.max(slow, slowness));
  if (problem === undefined) continue;
  console.log(`\ncounted as failed: ${problem}`);
  total.failed += 1;
}
if (isLong) for (const line of factLines(new Date())) console.log(line);
if (isInterrupted) total.failed += 1;
const passed = new Set(
  results.filter(({ counts }) => counts.failed === 0 && counts.passed > 0).map(({ runner }) => runner.name),
);
// If runners or tests were chosen, no suite ran in full.
if (!isInterrupted && given.every((word) => word === '--long'))
  writeVerified(
    root,
    Object.fromEntries(
      due.flatMap(({ name, runner }) =>
        passed.has(runner) && now[name] !== undefined ? [[name, now[name]]] : [],
      ),
    ),
  );
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
