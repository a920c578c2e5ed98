import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Runner } from './runners.ts';

/**
 * Tests of what the shop is built on. They are expensive, and their result does not change while the files they prove stay the
 * same: `npm test` runs a suite if its files differ from those with which it last passed, `npm run check:long` runs them all.
 */
export interface Suite {
  name: string;
  /** The runner that runs it: its own, or `infrastructure` for a list of test files. */
  runner: 'infrastructure' | 'outage' | 'fleet';
  /** Files or folders of tests, from the root. */
  tests: readonly string[];
  /** The files that it proves. */
  proves: RegExp;
}

const inFolders = (...folders: string[]) =>
  new RegExp(String.raw`^(${folders.join('|')})(?!.*\.test\.tsx?$)`);

export const SUITES: readonly Suite[] = [
  {
    name: 'databases',
    runner: 'infrastructure',
    tests: [
      'test/server/db/database-away.test.ts',
      'test/server/db/database-outage.test.ts',
      'test/server/db/deadlines.test.ts',
      'test/server/db/full-disk.test.ts',
      'test/server/db/pooler.test.ts',
    ],
    proves: inFolders('src/server/(db|jobs)/', 'src/server/core/', 'test/support/database/'),
  },
  {
    name: 'backup',
    runner: 'infrastructure',
    tests: ['test/server/admin/cli/backup.test.ts'],
    proves: inFolders('src/server/admin/cli/(backup|restore)', 'src/server/db/', 'src/server/jobs/schema/'),
  },
  {
    name: 'move',
    runner: 'infrastructure',
    tests: ['test/server/db/move.test.ts'],
    proves: inFolders('src/server/db/', 'src/server/jobs/schema/'),
  },
  {
    name: 'growth',
    runner: 'infrastructure',
    tests: [
      'test/server/db/embedded-growth.test.ts',
      'test/server/db/growth.test.ts',
      'test/tooling/growth.test.ts',
    ],
    proves: inFolders(
      'src/server/db/',
      String.raw`src/server/.*\b(queries|tables)\.ts`,
      'test/support/growth/',
      'bench/growth',
    ),
  },
  {
    name: 'cached-responses',
    runner: 'infrastructure',
    tests: [
      'src/server/response-cache/response-cache.test.ts',
      'src/server/response-cache/precompressor.test.ts',
      'test/server/response-cache/cached-responses.test.ts',
      'test/server/response-cache/same-answers.test.ts',
      'test/server/response-cache/two-webs.test.ts',
      'test/server/live/live-memory.test.ts',
    ],
    proves: inFolders('src/(domain/pages|server/pages/web)[.]ts', 'src/server/(live|pubsub|response-cache)/'),
  },
  {
    name: 'drawing',
    runner: 'infrastructure',
    tests: ['src/art', 'src/server/drawing'],
    proves: inFolders('src/art/', 'src/server/drawing/'),
  },
  {
    name: 'two-webs',
    runner: 'infrastructure',
    tests: ['test/server/catalog/two-webs.test.ts', 'test/server/switches/two-webs.test.ts'],
    proves: inFolders(
      'src/server/(live|processes|pubsub|switches)/',
      String.raw`src/server/catalog/[^/]*$`,
      'test/support/shop/(shop-process|running-shop|two-webs).ts',
    ),
  },
  {
    name: 'requests',
    runner: 'infrastructure',
    tests: ['test/server/catalog/crawl.test.ts', 'test/server/http/fuzz.test.ts'],
    proves: inFolders('src/server/http/', 'src/domain/pages.ts', 'src/web/core/paths.ts', 'test/fuzz/'),
  },
  {
    name: 'kills',
    runner: 'infrastructure',
    tests: [
      'test/server/checkout/purchase-kills.test.ts',
      'test/server/fulfilment/fulfil-crashes.test.ts',
      'test/server/fulfilment/fulfil-races.test.ts',
    ],
    proves: inFolders('src/server/fulfilment/', 'src/server/recovery/', 'src/server/jobs/'),
  },
  {
    name: 'commands',
    runner: 'infrastructure',
    tests: [
      'test/tooling/bench',
      'test/tooling/deploy',
      'test/tooling/drill',
      'test/tooling/pack.test.ts',
      'test/tooling/programs.test.ts',
      'test/tooling/runners',
      'test/tooling/start.test.ts',
    ],
    proves: inFolders(
      '(bench|deploy|drill|ops|scripts|[.]github)/',
      'src/server/(main|operate)[.]ts',
      'src/server/core/settings/',
      'src/server/db/(functions|migrations)/',
      '(Containerfile|compose[.]yaml|package[.]json|package-lock[.]json|vitest[.]config[.]ts|[.]env[.]example)$',
    ),
  },
  {
    name: 'outage',
    runner: 'outage',
    tests: [],
    proves: inFolders('src/server/(db|jobs)/', 'drill/'),
  },
  {
    name: 'fleet',
    runner: 'fleet',
    tests: [],
    proves: inFolders(
      'src/server/(db|jobs|live|pubsub)/',
      'src/server/fulfilment/',
      'deploy/nginx.conf',
      'drill/',
    ),
  },
];

/** For each suite by name, the fingerprint of its files when it last passed. */
export type Verified = Record<string, string>;

const VERIFIED = 'test/verified.json';

export function readVerified(root: string): Verified {
  const file = path.join(root, VERIFIED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Verified) : {};
}

/** Adds what passed to what had passed before, and removes suites that no longer exist. */
export function writeVerified(root: string, passed: Verified): void {
  const all = { ...readVerified(root), ...passed };
  const known = SUITES.flatMap(({ name }) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  writeFileSync(path.join(root, VERIFIED), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

const isBelow = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

/**
 * The fingerprint of each suite: of its tests and of all files it proves, as they are on disk, committed or not. Empty without a
 * history that could list them.
 */
export function fingerprints(root: string, suites: readonly Suite[] = SUITES): Verified {
  let listed: string;
  try {
    listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return {};
  }
  const files = [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .toSorted();
  const contents = new Map<string, string>();
  const contentOf = (file: string) => {
    const known =
      contents.get(file) ??
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex');
    contents.set(file, known);
    return known;
  };
  return Object.fromEntries(
    suites.map(({ name, tests, proves }) => {
      const own = files.filter((file) => proves.test(file) || tests.some((place) => isBelow(file, place)));
      const hash = createHash('sha256');
      for (const file of own) hash.update(`${file} ${contentOf(file)}\n`);
      return [name, hash.digest('hex').slice(0, 16)];
    }),
  );
}

/** The suites whose files differ from those with which they last passed. */
export function dueSuites(now: Verified, verified: Verified): Suite[] {
  return SUITES.filter(({ name }) => now[name] === undefined || now[name] !== verified[name]);
}

/** The test files of the suites that the runner `infrastructure` runs. */
export const filesOf = (suites: readonly Suite[]) =>
  suites.flatMap(({ runner, tests }) => (runner === 'infrastructure' ? tests : []));

/** Leaves out the suites that are not due: their runners do not run, or run only the files of the others. */
export function onlyDue(all: readonly Runner[], due: readonly Suite[]): Runner[] {
  const verified = 'nothing that it proves has changed since it last passed';
  return all.map((runner) => {
    const own = SUITES.filter((suite) => suite.runner === runner.name);
    if (own.length === 0) return runner;
    if (!due.some((suite) => suite.runner === runner.name)) return { ...runner, leftOut: () => verified };
    const files = filesOf(due);
    const rest = new Set(filesOf(own).filter((file) => !files.includes(file)));
    return { ...runner, steps: runner.steps.map((step) => step.filter((word) => !rest.has(word))) };
  });
}
