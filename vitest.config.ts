import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { roundedIcons } from './scripts/icons.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Reading all modules anew for each file would cost half as much again as the tests.
const node = { environment: 'node', pool: 'forks', isolate: false } as const;
// What Node itself runs in life needs nobody to read and rewrite it before.
const native = {
  ...node,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    './test/support/machine/quick-imports.ts',
    './test/support/machine/quick-passwords.ts',
    './scripts/localized-sources.ts',
  ].flatMap((file) => ['--import', fromRoot(file)]),
};

/** The first goes through all that its process holds, while that is little. The others take a minute or two, and wait for most of it. */
const FIRST = [
  'live/live-memory',
  'http/fuzz',
  'db/full-disk',
  'db/database-outage',
  'response-cache/cached-responses',
].map((name) => fromRoot(`test/server/${name}.test.ts`));

/** By themselves the largest files come first; so these, which are small, would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = FIRST.indexOf(moduleId);
      if (place !== -1) return place;
      return project.name === 'journeys' ? FIRST.length + 1 : FIRST.length;
    };
    // Those of a project stay together, for the next one loads everything anew.
    const others = await super.sort(files);
    return others.toSorted((one, other) => rank(one) - rank(other));
  }
}

// One project per question a developer asks: `npx vitest run --project unit`.
export default defineConfig({
  resolve: {
    alias: [
      // The package has no exports map, so Node would load its CommonJS build.
      {
        find: '@stripe/stripe-js/pure',
        replacement: fromRoot('node_modules/@stripe/stripe-js/pure/index.mjs'),
      },
    ],
  },
  test: {
    // Two files at a time: each server file brings its own database and sandbox.
    maxWorkers: 2,
    allowOnly: false,
    // `npm test` names what needed it, and takes more than a few of them for a failure.
    retry: 1,
    // On two cores a database that takes two seconds to open took more than a minute beside five other processes.
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        plugins: [roundedIcons],
        test: {
          ...node,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'server',
          globalSetup: 'test/support/database/prepared-database.ts',
          include: ['test/server/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'journeys',
          globalSetup: 'test/support/database/prepared-database.ts',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'sandbox',
          include: ['test/sandbox/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { ...native, name: 'tooling', include: ['test/tooling/**/*.test.ts'], testTimeout: 180_000 },
      },
    ],
  },
});
