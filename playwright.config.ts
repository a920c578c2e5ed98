import { defineConfig } from '@playwright/test';

import { chromiumArguments, findChromium } from './test/support/chromium.ts';

const executablePath = findChromium();

// The tests run against the built app, which the global set-up starts on free ports.
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './test/support/shop-for-browser.ts',
  outputDir: 'test-results/browser',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
