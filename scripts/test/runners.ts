import { findPostgres } from '../../test/support/postgres.ts';
import { browserProblem } from './browser.ts';

/** One way of testing, run as processes of its own. */
export interface Runner {
  name: string;
  title: string;
  /** Programs of node_modules/.bin with their arguments, one after the other; the first failure ends it. */
  steps: string[][];
  /** `exit`: the whole runner is one test. Otherwise whose JSON report counts them. */
  counts: 'exit' | 'vitest' | 'playwright';
  limitMinutes: number;
  /** Names of runners without which it cannot pass. */
  needs?: string[];
  /** A sentence why it is left out on this machine. */
  leftOut?: () => string | undefined;
  /** A sentence why it cannot pass on this machine, after trying to mend that. */
  problem?: () => Promise<string | undefined>;
  /** Gets the address of a PostgreSQL server as TEST_DATABASE_URL. */
  onPostgres?: boolean;
}

/** Tests that wait more than they work gain by a third one at a time. */
const vitest = (projects: string[], workers = 2) => ({
  steps: [['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), `--maxWorkers=${workers}`]],
  counts: 'vitest' as const,
});

const hasPostgres = () => Boolean(process.env['TEST_DATABASE_URL'] || findPostgres());

/** Everything `npm test` runs, in this order; `npm test -- unit types` runs a choice. */
export const runners: Runner[] = [
  { name: 'build', title: 'Build', steps: [['node', 'scripts/build.js']], counts: 'exit', limitMinutes: 5 },
  {
    name: 'types',
    title: 'Types',
    steps: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    counts: 'exit',
    limitMinutes: 3,
  },
  { name: 'lint', title: 'Lint', steps: [['oxlint', '--type-aware', '.']], counts: 'exit', limitMinutes: 3 },
  { name: 'format', title: 'Format', steps: [['oxfmt', '--check', '.']], counts: 'exit', limitMinutes: 1 },
  { name: 'unit', title: 'Rules and parts', ...vitest(['unit']), limitMinutes: 3 },
  { name: 'tooling', title: 'Commands and walls', ...vitest(['tooling']), limitMinutes: 4, needs: ['build'] },
  { name: 'sandbox', title: 'Sandbox by the official clients', ...vitest(['sandbox'], 3), limitMinutes: 4 },
  {
    name: 'server',
    title: 'Server on PGlite',
    ...vitest(['server'], 3),
    limitMinutes: 8,
    needs: ['build'],
  },
  {
    name: 'journeys',
    title: 'Journeys on PGlite',
    ...vitest(['journeys']),
    limitMinutes: 4,
    needs: ['build'],
    leftOut: () => (hasPostgres() ? 'PostgreSQL is here, and they are taken there' : undefined),
  },
  {
    name: 'server-postgres',
    title: 'Server and journeys on PostgreSQL',
    ...vitest(['server', 'journeys']),
    limitMinutes: 8,
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
    limitMinutes: 12,
    needs: ['build'],
    problem: browserProblem,
  },
  {
    name: 'drill',
    title: 'Kills and restarts, one short round',
    steps: [['node', 'drill/main.ts', '--rounds', '1', '--short']],
    counts: 'exit',
    limitMinutes: 4,
    needs: ['build'],
  },
];
