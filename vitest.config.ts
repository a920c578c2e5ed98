import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Reading all modules anew for each file would cost half as much again as the tests.
const node = { environment: 'node', pool: 'forks', isolate: false } as const;
// What Node itself runs in life needs nobody to read and rewrite it before.
const native = { ...node, experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

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
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'server',
          globalSetup: 'test/support/database/prepared-database.ts',
          include: ['test/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'journeys',
          globalSetup: 'test/support/database/prepared-database.ts',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...native,
          name: 'sandbox',
          include: ['test/sandbox/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...native, name: 'tooling', include: ['test/tooling/**/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
