import { findPostgres } from '../../test/support/database/postgres.ts';
import { findProgram } from '../../test/support/machine/programs.ts';
import { browserProblem } from './browser.ts';
import { filesOf, type Suite, SUITES } from './infrastructure.ts';

/** One way of testing, run as processes of its own. */
export interface Runner {
  name: string;
  title: string;
  /** Programs of node_modules/.bin with their arguments, one after the other; the first failure ends it. */
  steps: string[][];
  /** `exit`: the whole runner is one test. Otherwise whose JSON report counts them. */
  counts: 'exit' | 'vitest' | 'playwright';
  /** Names of runners without which it cannot pass. */
  needs?: string[];
  /** Only where it is asked for by its name: it takes a night of its own. */
  byNameAlone?: true;
  /** A sentence why it is left out on this machine. */
  leftOut?: () => string | undefined;
  /** A sentence why it cannot pass on this machine, after trying to mend that. */
  problem?: () => Promise<string | undefined>;
  /** How long it may be silent before it counts as standing, in minutes; two unless told. */
  quietMinutes?: number;
  /** As long as several others, which run beside it: it begins as soon as what it needs has ended. */
  isLongest?: boolean;
  /** One of these has a place beside the others. */
  mostlyWaits?: boolean;
  /** Where it finds the prepared databases, of which its shops take copies: on a PostgreSQL server, in a folder for the embedded one. */
  databases?: readonly ('onServer' | 'inFolder')[];
  /** Files whose change takes it whole with `--changed`; without a word on it, any change does. */
  feels?: RegExp;
  /** The option by which its program takes only the tests that import what changed, and the files of which that can be asked. */
  narrows?: { option: '--changed' | '--only-changed'; of: RegExp };
  /** It was narrowed down, and may have no test left. */
  mayBeEmpty?: boolean;
  /** Core-seconds of all its processes, on the machine of `core-seconds.ts`; a quarter more fails `npm test`. */
  budget?: number;
}

/** Tests that wait more than they work gain by a third one at a time. */
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
/** What a runner of its own takes, when its time has come. */
const NO_INFRASTRUCTURE = excludes(SUITES);

/** What the two databases could do differently before all else: taken on both, where everything else is taken on PostgreSQL alone. */
export const ON_BOTH_DATABASES = ['test/journeys/pay-by-card.test.ts', 'test/server/db/database.test.ts'];

/** What they could do differently besides; `npm run check:long` takes it on both. */
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

/** Programs that print nothing while they work: their silence says little. */
export const SILENT = { quietMinutes: 10 };

/** Files by what they are part of; a test is felt by the runner that takes it, and by no other. */
const NO_TEST = String.raw`(?<!\.test\.tsx?)$`;
const SHOP = String.raw`src/(server|sandbox|domain)/.*${NO_TEST}`;
const PAGES = String.raw`src/(web|art)/.*${NO_TEST}|(vite|react-router)\.config\.ts$|scripts/(art|build)`;
/** Much of what tests share runs in processes of its own, of which no import tells. */
const SHARED = String.raw`(test|scripts/start)/.*${NO_TEST}`;
const VITEST = String.raw`vitest\.config\.ts$`;

const anyOf = (...patterns: string[]) => new RegExp(patterns.map((one) => `^(${one})`).join('|'));
const byImports = (tests: string) => ({ option: '--changed' as const, of: new RegExp(`^${tests}/`, 'm') });

/** Purchases that do not end well are given two minutes and a half, in which nothing is printed. */
const DRILLED = { quietMinutes: 6 };

/** For what starts a server of its own, and works on it with a program of Debian's. */
export const withoutProgram = (name: string) => () =>
  findPostgres() && findProgram(name)
    ? undefined
    : `no PostgreSQL or no ${name} on this machine; \`apt-get install postgresql ${name}\` brings them in`;

/** Those of the names; without any all but those that want theirs. */
export function askedFor(all: readonly Runner[], names: readonly string[]): Runner[] {
  return all.filter(({ name, byNameAlone }) => (names.length === 0 ? !byNameAlone : names.includes(name)));
}

export const hasPostgres = () => Boolean(process.env['TEST_DATABASE_URL'] || findPostgres());

/**
 * Everything `npm test` runs, in this order; `npm test -- unit types` runs a choice. The longest do not come last: nothing would
 * be left to run beside them.
 */
export const runners: Runner[] = [
  {
    name: 'build',
    title: 'Build',
    steps: [['node', 'scripts/build.js']],
    counts: 'exit',
    ...SILENT,
    feels: anyOf(PAGES, SHOP, `scripts/(start/|programs).*${NO_TEST}`),
  },
  {
    name: 'types',
    title: 'Types',
    steps: [
      ['react-router', 'typegen'],
      // Checkers beside each other do half of the work twice.
      ['tsc', '--noEmit', '--singleThreaded'],
    ],
    counts: 'exit',
    ...SILENT,
  },
  {
    name: 'lint',
    title: 'Lint',
    steps: [
      // There is memory enough to collect less often.
      ['env', 'GOGC=400', 'oxlint', '--type-aware', '.'],
      ['knip', '--treat-config-hints-as-errors'],
      ['knip', '--production'],
    ],
    counts: 'exit',
    ...SILENT,
  },
  { name: 'format', title: 'Format', steps: [['oxfmt', '--check', '.']], counts: 'exit', ...SILENT },
  {
    name: 'unit',
    title: 'Rules and parts',
    ...vitest(['unit'], 2, NO_INFRASTRUCTURE),
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
    ...vitest(['tooling'], 2, NO_INFRASTRUCTURE),
    needs: ['build'],
  },
  {
    name: 'sandbox',
    title: 'Sandbox by the official clients',
    ...vitest(['sandbox'], 3),
    problem: browserProblem,
    feels: anyOf('src/sandbox/', SHARED, VITEST),
    narrows: byImports('test/sandbox'),
  },
  {
    name: 'browser',
    isLongest: true,
    title: 'Browser on the built app',
    steps: [['playwright', 'test', '--grep-invert', '@long']],
    counts: 'playwright',
    needs: ['build'],
    problem: browserProblem,
    feels: anyOf(SHOP, PAGES, SHARED, String.raw`playwright\.config\.ts$`),
    narrows: { option: '--only-changed', of: /^test\/e2e\//m },
    // Most shops take PostgreSQL where there is one: it costs them half as much.
    databases: hasPostgres() ? ['onServer', 'inFolder'] : ['inFolder'],
  },
  {
    name: 'infrastructure',
    title: 'What the shop stands on, where it changed',
    ...vitest(['unit', 'server', 'tooling'], 3, filesOf(SUITES)),
    needs: ['build'],
    problem: browserProblem,
    databases: hasPostgres() ? ['onServer'] : ['inFolder'],
  },
  {
    name: 'drill',
    title: 'Kills and restarts, one short round',
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
    steps: [['node', 'drill/main.ts', 'fleet', '--short']],
    counts: 'exit',
    needs: ['build'],
    mostlyWaits: true,
    ...DRILLED,
    leftOut: withoutProgram('nginx'),
  },
];
