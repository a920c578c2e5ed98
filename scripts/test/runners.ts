import { findPostgres } from '../../test/support/database/postgres.ts';
import { browserProblem } from './browser.ts';

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
  /** A sentence why it is left out on this machine. */
  leftOut?: () => string | undefined;
  /** A sentence why it cannot pass on this machine, after trying to mend that. */
  problem?: () => Promise<string | undefined>;
  /** How long it may be silent before it counts as standing, in minutes; two unless told. */
  quietMinutes?: number;
  /** Name of a runner before it at whose time it runs, too: both wait more than they work. What it prints follows then. */
  beside?: string;
  /** Gets the address of a PostgreSQL server as TEST_DATABASE_URL. */
  onPostgres?: boolean;
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

/** What the two databases could do differently: taken on both, where everything else is taken on PostgreSQL alone. */
export const ON_BOTH_DATABASES = [
  'test/journeys/pay-by-card.test.ts',
  'test/server/catalog/catalog-sync.test.ts',
  'test/server/checkout/checkout-at-once.test.ts',
  'test/server/db/database-away.test.ts',
  'test/server/db/database.test.ts',
  'test/server/fulfilment/fulfil-crashes.test.ts',
  'test/server/fulfilment/fulfil-races.test.ts',
  'test/server/live/live.test.ts',
  'test/server/operator/operator-socket.test.ts',
  'test/server/retention/retention.test.ts',
];

const hasPostgres = () => Boolean(process.env['TEST_DATABASE_URL'] || findPostgres());

/** Everything `npm test` runs, in this order; `npm test -- unit types` runs a choice. */
export const runners: Runner[] = [
  { name: 'build', title: 'Build', steps: [['node', 'scripts/build.js']], counts: 'exit' },
  {
    name: 'types',
    title: 'Types',
    steps: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    counts: 'exit',
  },
  { name: 'lint', title: 'Lint', steps: [['oxlint', '--type-aware', '.']], counts: 'exit' },
  { name: 'format', title: 'Format', steps: [['oxfmt', '--check', '.']], counts: 'exit' },
  { name: 'unit', title: 'Rules and parts', ...vitest(['unit']) },
  { name: 'tooling', title: 'Commands and walls', ...vitest(['tooling']), needs: ['build'] },
  { name: 'sandbox', title: 'Sandbox by the official clients', ...vitest(['sandbox'], 3) },
  {
    name: 'server',
    title: 'Server and journeys on PGlite',
    ...vitest(['server', 'journeys'], 3, hasPostgres() ? ON_BOTH_DATABASES : []),
    needs: ['build'],
  },
  {
    name: 'server-postgres',
    title: 'Server and journeys on PostgreSQL',
    ...vitest(['server', 'journeys'], 3),
    needs: ['build'],
    onPostgres: true,
    leftOut: () =>
      hasPostgres()
        ? undefined
        : 'no PostgreSQL on this machine; `apt-get install postgresql` or TEST_DATABASE_URL brings it in',
  },
  {
    name: 'browser',
    title: 'Browser on the built app',
    steps: [['playwright', 'test']],
    counts: 'playwright',
    needs: ['build'],
    problem: browserProblem,
  },
  {
    name: 'drill',
    title: 'Kills and restarts, one short round',
    steps: [['node', 'drill/main.ts', '--rounds', '1', '--short']],
    counts: 'exit',
    needs: ['build'],
  },
  {
    name: 'outage',
    title: 'PostgreSQL away for moments, under purchases',
    steps: [['node', 'drill/main.ts', '--rounds', '0', '--short', '--postgres']],
    counts: 'exit',
    needs: ['build'],
    beside: 'drill',
    leftOut: () =>
      findPostgres() ? undefined : 'no PostgreSQL on this machine; `apt-get install postgresql` brings it in',
  },
];

const noPostgres = () => (hasPostgres() ? undefined : 'no PostgreSQL on this machine');

/** Everything `npm run check:long` runs, in this order: for nights and before a release. */
export const longRunners: Runner[] = [
  { name: 'build', title: 'Build', steps: [['node', 'scripts/build.js']], counts: 'exit' },
  {
    name: 'fuzz',
    title: '20,000 requests that nobody should send',
    steps: [['node', 'test/fuzz/main.ts', '--requests', '20000']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
  },
  {
    name: 'walks',
    title: '10,000 random ways through the money',
    steps: [['env', 'WALKS=10000', 'vitest', 'run', '--project', 'journeys', 'test/journeys/money-walk']],
    counts: 'vitest',
    quietMinutes: 10,
  },
  {
    name: 'drill',
    title: 'Kills and restarts on the embedded database',
    steps: [['node', 'drill/main.ts', '--rounds', '5']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
  },
  {
    name: 'drill-postgres',
    title: 'Kills and restarts of three processes on PostgreSQL',
    steps: [['node', 'drill/main.ts', '--postgres', '--rounds', '5']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: noPostgres,
  },
  {
    name: 'growth',
    title: 'A million purchases: what each query touches',
    steps: [['node', 'bench/main.ts', 'growth']],
    counts: 'exit',
    quietMinutes: 10,
    leftOut: noPostgres,
  },
];
