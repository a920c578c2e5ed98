import { defineConfig } from '@playwright/test';

import { chromiumArguments, findHeadlessChromium } from './test/support/machine/chromium.ts';

const executablePath = findHeadlessChromium();

// The tests run against the built app; each worker starts one on free ports.
export default defineConfig({
  globalSetup: ['./test/support/machine/fresh-build.ts', './test/support/database/prepared-database.ts'],
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  // Node loads the tests itself, as it does elsewhere; Babel took a dozen core-seconds to compile them.
  build: { external: ['**/*'] },
  outputDir: 'test-results/browser',
  // Tests wait a third of their time.
  workers: 3,
  // `npm test` names what needed it, and takes more than a few of them for a failure.
  retries: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    // A press that finds nothing to press fails while its worker still has time for others.
    actionTimeout: 60_000,
    // Tests of a worker share one profile, which is emptied between them: a new one compiles every script anew.
    reuseContext: true,
    viewport: { width: 360, height: 740 },
    // A trace costs as much as the test itself: `npx playwright test --trace on` records one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Presses wait for what moves to stand still; the tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // No page lives long enough to earn back an optimizing compiler; axe takes a third less without them.
      args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
