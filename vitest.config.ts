import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const node = { environment: 'node', pool: 'forks' } as const;

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
        test: { ...node, name: 'unit', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server',
          include: ['test/server/**/*.test.ts', 'test/journeys/**/*.test.ts'],
          // Each file starts a shop of its own; reading the modules of shop and database anew would cost a third more.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'sandbox',
          include: ['test/sandbox/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...node, name: 'tooling', include: ['test/tooling/**/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
