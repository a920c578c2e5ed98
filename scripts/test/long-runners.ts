import { existsSync } from 'node:fs';
import path from 'node:path';

import { findProgram } from '../../test/support/machine/programs.ts';
import { browserProblem } from './browser.ts';
import { filesOf, SUITES } from './infrastructure.ts';
import { ALSO_ON_PGLITE, hasPostgres, type Runner, SILENT, withoutProgram } from './runners.ts';

/** Only a checkout has it; an unpacked archive does not. */
const HISTORY = path.resolve(import.meta.dirname, '../../.git');

const noPostgres = () => (hasPostgres() ? undefined : 'no PostgreSQL on this machine');

/** Tests that `npm test` shortens (`isLong` in test/support/machine/long.ts) and no suite of infrastructure has. */
const LONGER_IN_THE_LONG_FORM = [
  'src/domain/trip/cover-stops.test.ts',
  'test/journeys/random-walk.test.ts',
  'test/server/admin/cases/case-ends.test.ts',
  'test/server/checkout/basket-kills.test.ts',
  'test/server/db/unwritten.test.ts',
  'test/server/draft-orders/draft-kills.test.ts',
  'test/server/fraud/crowd.test.ts',
  'test/server/mail/returned-mail.test.ts',
  'test/server/providers/every-wholesaler.test.ts',
];

const vitest = (projects: string[], files: readonly string[]) => [
  'env',
  'LONG=on',
  'CRAWL=1000',
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

/** Everything that `npm run check:long` runs, in this order: at night and before a release. */
export const longRunners: Runner[] = [
  { name: 'build', title: 'Build', steps: [['node', 'scripts/build.js']], counts: 'exit', ...SILENT },
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
    name: 'histories',
    title: '10,000 histories of orders at three wholesalers',
    steps: [['env', 'HISTORIES=10000', 'vitest', 'run', '--project', 'journeys', 'test/journeys/sources']],
    counts: 'vitest',
    quietMinutes: 90,
  },
  {
    name: 'mutants',
    title: 'Rules of the shop with one thing changed: each must fail a test',
    byNameAlone: true,
    steps: [['node', 'test/mutants/main.ts']],
    counts: 'exit',
    quietMinutes: 15,
  },
  {
    name: 'infrastructure',
    title: 'What the shop stands on: databases away, full disks, kills, two webs, every page, the commands',
    steps: [vitest(['unit', 'server', 'tooling'], filesOf(SUITES))],
    counts: 'vitest',
    needs: ['build'],
    quietMinutes: 5,
    problem: browserProblem,
    leftOut: noPostgres,
    databases: ['onServer'],
  },
  {
    name: 'embedded',
    title: 'What the embedded database could do differently',
    steps: [vitest(['server', 'journeys'], ALSO_ON_PGLITE)],
    counts: 'vitest',
    needs: ['build'],
    quietMinutes: 5,
    databases: ['inFolder'],
  },
  {
    name: 'server',
    title: 'What npm test takes in part: random ways through the money, a crowd, answers kept for long',
    steps: [vitest(['unit', 'server', 'journeys'], LONGER_IN_THE_LONG_FORM)],
    counts: 'vitest',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: noPostgres,
    databases: ['onServer'],
  },
  {
    name: 'conformance',
    title: 'What the protocol of assistants asks of a server, by its own suite',
    steps: [['node', 'test/conformance/main.ts']],
    counts: 'exit',
    quietMinutes: 5,
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
    name: 'rolling',
    title: 'Two webs and a worker restarted behind nginx, under 200 purchases',
    steps: [['node', 'drill/rolling.ts', '--purchases', '200']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: withoutProgram('nginx'),
  },
  {
    name: 'rolling-caddy',
    title: 'The same behind Caddy',
    steps: [['node', 'drill/rolling.ts', '--purchases', '200', '--proxy', 'caddy']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: withoutProgram('caddy'),
  },
  {
    name: 'sources',
    title: 'A day without eSIM Go',
    steps: [['node', 'drill/main.ts', 'sources']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 12,
    leftOut: noPostgres,
  },
  {
    name: 'upgrade',
    title: 'From the release before to this one and back, behind nginx, under purchases',
    steps: [['node', 'drill/main.ts', 'upgrade']],
    counts: 'exit',
    needs: ['build'],
    // Installing the packages of the other release prints nothing.
    quietMinutes: 10,
    leftOut: () =>
      withoutProgram('nginx')() ??
      (findProgram('git') && existsSync(HISTORY) ? undefined : 'no git, or no history of this checkout'),
  },
  {
    name: 'kills',
    title: '10,000 kills of three processes on PostgreSQL',
    byNameAlone: true,
    steps: [['node', 'drill/main.ts', 'night', '--postgres', '--kills', '10000']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: noPostgres,
  },
  {
    name: 'fleet',
    title: 'Processes, PostgreSQL, clocks and networks taken from a fleet behind nginx, under purchases',
    steps: [['node', 'drill/main.ts', 'fleet']],
    counts: 'exit',
    needs: ['build'],
    // A purchase whose answer was lost has ten minutes.
    quietMinutes: 12,
    leftOut: withoutProgram('nginx'),
  },
  {
    name: 'browser',
    title: 'Every way in a browser, also those that differ little, and axe at every width',
    steps: [['env', 'LONG=on', 'playwright', 'test']],
    counts: 'playwright',
    needs: ['build'],
    problem: browserProblem,
    databases: hasPostgres() ? ['onServer', 'inFolder'] : ['inFolder'],
  },
  {
    name: 'restore',
    title: 'A copy of the database beside a sale, and back to it',
    steps: [['node', 'drill/restore.ts', '--on', 'embedded']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
  },
  {
    name: 'rebuild',
    title: 'An hour of 500 purchases lost and rebuilt',
    steps: [['node', 'drill/restore.ts', '--on', 'pg_dump', '--purchases', '1000', '--rebuild']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 10,
    leftOut: withoutProgram('pg_dump'),
  },
  {
    name: 'restore-dump',
    title: 'The same by pg_dump',
    steps: [['node', 'drill/restore.ts', '--on', 'pg_dump']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: withoutProgram('pg_dump'),
  },
  {
    name: 'restore-archive',
    title: 'The same by pgBackRest',
    steps: [['node', 'drill/restore.ts', '--on', 'pgbackrest']],
    counts: 'exit',
    needs: ['build'],
    quietMinutes: 5,
    leftOut: withoutProgram('pgbackrest'),
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
