import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { chromiumArguments, findHeadlessChromium } from '../support/machine/chromium.ts';

interface UsedBrowser {
  /** The page's errors since the last `newPage`. */
  complaints: string[];
  /** A page for another person; clears `complaints`. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A browser for the tests of a file, closed after the last one. */
export function useBrowser(): UsedBrowser {
  const complaints: string[] = [];
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = findHeadlessChromium();
    if (!executablePath) throw new Error('No Chromium or Chrome found on this machine');
    browser = await chromium.launch({ executablePath, args: chromiumArguments });
  });
  afterAll(() => browser?.close());
  return {
    complaints,
    async newPage(options) {
      complaints.length = 0;
      const context = await browser!.newContext({ viewport: { width: 360, height: 740 }, ...options });
      context.setDefaultTimeout(10_000);
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      return context.newPage();
    },
  };
}
