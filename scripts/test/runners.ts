import { existsSync } from 'node:fs';

import { findPostgres } from '../../test/support/database/postgres.ts';
import { findProgram } from '../../test/support/machine/programs.ts';
import { browserProblem } from './browser.ts';
import type { Change } from './changed.ts';
import { filesOf, type Suite, SUITES } from './infrastructure.ts';

/** A group of tests that runs in its own processes. */
export interface Runner {
  name: string;
  title: string;
  /** Programs of node_modules/.bin with their arguments, one after the other; the first failure ends it. */
  steps: string[][];
  /** How its tests are counted: `exit` counts the whole runner as one test, the others read that program's JSON report. */
  counts: 'exit' | 'vitest' | 'playwright';
  /** Names of runners that must pass before it can. */
  needs?: string[];
  /** Runs only when named, since it takes a night. */
  byNameAlone?: true;
  /** Says in a sentence why it is left out on this machine. */
  leftOut?: () => string | undefined;
  /** Says in a sentence why it cannot pass on this machine, after trying to fix that. */
  problem?: () => Promise<string | undefined>;
  /** How many minutes it may be silent before it counts as hanging; two by default. */
  quietMinutes?: number;
  /** It takes as long as several others, which run beside it: it begins as soon as the runners it needs have ended. */
  isLongest?: boolean;
  /** It mostly waits, so one such runner may run in addition to the others. */
  mostlyWaits?: boolean;
  /** The prepared databases that its shops copy: on a PostgreSQL server, in a folder for the embedded one. */
  databases?: readonly ('onServer' | 'inFolder')[];
  /** With `--changed`, a change of these files runs it in full; by default, any change does. */
  feels?: RegExp;
  /** The option that limits its program to tests that import what changed, and the files for which that works. */
  narrows?: { option: '--changed' | '--only-changed'; of: RegExp };
  /** Its steps for `npm run check`, which looks at the changed files alone; by default, those of the whole tree. */
  quick?: (change: Change) => string[][];
  /** It was limited, and may have no test left. */
  mayBeEmpty?: boolean;
  /** Core-seconds of all its processes, on the machine of `core-seconds.ts`; `npm test` fails at a quarter more. */
  budget?: number;
}

/** Tests that wait more than they work gain from a third one at a time. */
const vitest = (projects: string[], workers = 2, files: string[] = []) => ({
  steps: [
    [
      'vitest',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      `--maxWorkers=${workers}`,
      ...files,
    ],
  ],
  counts: 'vitest' as const,
});

const excludes = (suites: readonly Suite[]) =>
  suites.flatMap(({ tests }) =>
    tests.map((place) => `--exclude=${place.endsWith('.ts') ? place : `${place}/**`}`),
  );
/** A program with files as its arguments; no step without a file. */
const onFiles = (program: string[], files: readonly string[], which = /./) => {
  const chosen = files.filter((file) => which.test(file) && existsSync(file));
  return chosen.length === 0 ? [] : [[...program, ...chosen]];
};
/** Suites with a runner of their own are left to it. */
const NO_INFRASTRUCTURE = excludes(SUITES);

/** Tests of what is most likely to differ between the two databases: they run on both, all others only on PostgreSQL. */
export const ON_BOTH_DATABASES = ['test/journeys/pay-by-card.test.ts', 'test/server/db/database.test.ts'];

/** Other tests of what could differ; `npm run check:long` runs them on both. */
export const ALSO_ON_PGLITE = [
  'test/server/catalog/catalog-sync.test.ts',
  'test/server/checkout/checkout-at-once.test.ts',
  'test/server/checkout/purchase-calls.test.ts',
  'test/server/checkout/purchase-kills.test.ts',
  'test/server/db/database-away.test.ts',
  'test/server/fulfilment/fulfil-crashes.test.ts',
  'test/server/fulfilment/fulfil-races.test.ts',
  'test/server/live/live.test.ts',
  'test/server/admin/cli/operator-socket.test.ts',
  'test/server/retention/retention.test.ts',
];

/** Programs that print nothing while they work, so that their silence means little. */
export const SILENT = { quietMinutes: 10 };

/** Files by their purpose; a test affects only the runner that runs it. */
const NO_TEST = String.raw`(?<!\.test\.tsx?)$`;
const SHOP = String.raw`src/(server|sandbox|domain)/.*${NO_TEST}`;
const PAGES = String.raw`src/(web|art)/.*${NO_TEST}|(vite|react-router)\.config\.ts$|scripts/(art|build)`;
/** Much of the tests' shared code runs in its own processes, so no import refers to it. */
const SHARED = String.raw`(test|scripts/start)/.*${NO_TEST}`;
const VITEST = String.raw`vitest\.config\.ts$`;

const anyOf = (...patterns: string[]) => new RegExp(patterns.map((one) => `^(${one})`).join('|'));
const byImports = (tests: string) => ({ option: '--changed' as const, of: new RegExp(`^${tests}/`, 'm') });

/** Purchases that do not end well get two and a half minutes, during which nothing is printed. */
const DRILLED = { quietMinutes: 6 };

/** For tests that start a server with one of Debian's programs. */
export const withoutProgram = (name: string) => () =>
  findPostgres() && findProgram(name)
    ? undefined
    : `no PostgreSQL or no ${name} on this machine; \`apt-get install postgresql ${name}\` brings them in`;

/** The runners with these names; without names, all except those that run only when named. */
export function askedFor(all: readonly Runner[], names: readonly string[]): Runner[] {
  return all.filter(({ name, byNameAlone }) => (names.length === 0 ? !byNameAlone : names.includes(name)));
}

export const hasPostgres = () => Boolean(process.env['TEST_DATABASE_URL'] || findPostgres());

/**
 * Everything that `npm test` runs, in this order; `npm test -- unit types` runs a selection. The longest do not come last:
 * nothing would be left to run beside them.
 */
export const runners: Runner[] = [
  {
    name: 'build',
    title: 'Build',
    // The pages of four languages, at 40 each.
    budget: 210,
    steps: [['node', 'scripts/build.js']],
    counts: 'exit',
    ...SILENT,
    feels: anyOf(PAGES, SHOP, `scripts/(start/|programs).*${NO_TEST}`),
  },
  {
    name: 'types',
    title: 'Types',
    budget: 60,
    steps: [
      ['react-router', 'typegen'],
      // Parallel checkers do half of the work twice.
      ['tsc', '--noEmit', '--singleThreaded'],
    ],
    counts: 'exit',
    ...SILENT,
  },
  {
    name: 'lint',
    title: 'Lint',
    budget: 120,
    steps: [
      // There is enough memory to collect garbage less often.
      ['env', 'GOGC=400', 'oxlint', '--type-aware', '.'],
      ['knip', '--treat-config-hints-as-errors'],
      ['knip', '--production'],
    ],
    quick: ({ files }) => onFiles(['oxlint', '--type-aware'], files, /\.tsx?$/),
    counts: 'exit',
    ...SILENT,
  },
  {
    name: 'format',
    title: 'Format',
    budget: 10,
    steps: [['oxfmt', '--check', '.']],
    quick: ({ files }) => onFiles(['oxfmt', '--check', '--no-error-on-unmatched-pattern'], files),
    counts: 'exit',
    ...SILENT,
  },
  {
    name: 'unit',
    title: 'Rules and parts',
    budget: 110,
    ...vitest(['unit'], 2, NO_INFRASTRUCTURE),
    quick: ({ base }) => vitest(['unit'], 2, [...NO_INFRASTRUCTURE, `--changed=${base}`]).steps,
    feels: anyOf(
      `src/(server|art)/.*${NO_TEST}`,
      String.raw`src/.*\.(?!(tsx?|css)$)\w+$`,
      String.raw`\.env`,
      VITEST,
    ),
    narrows: byImports('src'),
  },
  {
    name: 'server-postgres',
    title: 'Server and journeys on PostgreSQL',
    budget: 1200,
    ...vitest(['server', 'journeys'], 3, NO_INFRASTRUCTURE),
    needs: ['build'],
    feels: anyOf(SHOP, PAGES, SHARED, 'bench/', VITEST),
    narrows: byImports('test/(server|journeys)'),
    databases: ['onServer'],
    leftOut: () =>
      hasPostgres()
        ? undefined
        : 'no PostgreSQL on this machine; `apt-get install postgresql` or TEST_DATABASE_URL brings it in',
  },
  {
    name: 'server',
    title: 'Server and journeys on PGlite',
    budget: 45,
    ...(hasPostgres()
      ? vitest(['server', 'journeys'], 2, ON_BOTH_DATABASES)
      : vitest(['server', 'journeys'], 3, NO_INFRASTRUCTURE)),
    needs: ['build'],
    feels: anyOf(SHOP, PAGES, SHARED, 'bench/', VITEST),
    narrows: byImports('test/(server|journeys)'),
    databases: ['inFolder'],
  },
  {
    name: 'tooling',
    title: 'Walls, words and commands',
    budget: 125,
    ...vitest(['tooling'], 2, NO_INFRASTRUCTURE),
    needs: ['build'],
  },
  {
    name: 'sandbox',
    title: 'Sandbox by the official clients',
    budget: 115,
    ...vitest(['sandbox'], 3),
    problem: browserProblem,
    feels: anyOf('src/sandbox/', SHARED, VITEST),
    narrows: byImports('test/sandbox'),
  },
  {
    name: 'browser',
    isLongest: true,
    title: 'Browser on the built app',
    budget: 720,
    steps: [['playwright', 'test', '--grep-invert', '@long']],
    counts: 'playwright',
    needs: ['build'],
    problem: browserProblem,
    feels: anyOf(SHOP, PAGES, SHARED, String.raw`playwright\.config\.ts$`),
    narrows: { option: '--only-changed', of: /^test\/e2e\//m },
    // Most shops use PostgreSQL if there is one: it costs them half as much.
    databases: hasPostgres() ? ['onServer', 'inFolder'] : ['inFolder'],
  },
  {
    name: 'infrastructure',
    title: 'What the shop stands on, where it changed',
    budget: 720,
    ...vitest(['unit', 'server', 'tooling'], 3, filesOf(SUITES)),
    needs: ['build'],
    problem: browserProblem,
    databases: hasPostgres() ? ['onServer'] : ['inFolder'],
  },
  {
    name: 'drill',
    title: 'Kills and restarts, one short round',
    budget: 150,
    steps: [['node', 'drill/main.ts', '--rounds', '1', '--short']],
    counts: 'exit',
    needs: ['build'],
    mostlyWaits: true,
    ...DRILLED,
    feels: anyOf(SHOP, SHARED, 'drill/'),
  },
  {
    name: 'outage',
    title: 'PostgreSQL away for moments, under purchases',
    budget: 60,
    steps: [['node', 'drill/main.ts', '--rounds', '0', '--short', '--postgres']],
    counts: 'exit',
    needs: ['build'],
    mostlyWaits: true,
    ...DRILLED,
    leftOut: () =>
      findPostgres() ? undefined : 'no PostgreSQL on this machine; `apt-get install postgresql` brings it in',
  },
  {
    name: 'fleet',
    title: 'A web killed and a standby promoted behind nginx, under purchases',
    budget: 90,
    steps: [['node', 'drill/main.ts', 'fleet', '--short']],
    counts: 'exit',
    needs: ['build'],
    mostlyWaits: true,
    ...DRILLED,
    leftOut: withoutProgram('nginx'),
  },
];
