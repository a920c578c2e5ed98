import { type Browser, chromium } from '@playwright/test';

import { chromiumArguments, findChromium } from '../machine/chromium.ts';

/** The system's browser without a window, for a program that is no test. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
