import type { CDPSession, Page } from '@playwright/test';

import { launchChromium } from '../test/support/browser/launch-chromium.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import type { Bench, Figure } from './figures.ts';

const ROUNDS = 9;
/** How many times slower than this machine the phone of the second half is. */
const SLOWER = 4;
/** Longer than the search's delay, and than a slow phone takes to paint. */
const SETTLED_MS = 800;

const BARE = 'data:text/html,<!doctype html><title>bare</title><input role="combobox">';

/** The text typed before the measured key, that key, and the result it brings. */
const KEYS = [
  { name: 'the first letter', before: '', key: 'a', shows: /8 destinations/ },
  { name: 'the third letter', before: 'un', key: 'i', shows: /\d destinations?/ },
  { name: 'a letter that leaves nothing', before: 'zz', key: 'z', shows: /No countries found/ },
];

/** Seconds that the page's main thread has worked since its start. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (work === undefined) throw new Error('This browser does not tell how long its tasks took.');
  return work;
}

/** Seconds of main-thread work from a keystroke until its result is painted and the page is idle. */
async function press(page: Page, session: CDPSession, key: (typeof KEYS)[number]): Promise<number> {
  const field = page.getByRole('combobox');
  await field.fill(key.before);
  await page.waitForTimeout(SETTLED_MS);
  const before = await workOf(session);
  await page.keyboard.press(key.key);
  await page.waitForTimeout(SETTLED_MS);
  const after = await workOf(session);
  if (page.url() !== BARE) await page.getByRole('status').filter({ hasText: key.shows }).waitFor();
  return after - before;
}

async function measure(page: Page, name: string, keys: typeof KEYS, slower: number): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.getByRole('combobox').focus();
  await page.waitForTimeout(SETTLED_MS);
  const figures: Figure[] = keys.map((key) => ({ name: `${name}, ${key.name}`, seconds: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, key] of keys.entries()) figures[index]?.seconds.push(await press(page, session, key));
  }
  await session.detach();
  return figures;
}

export const bench: Bench = {
  title:
    'Main-thread work from a keystroke in the home page’s search to painted suggestions, over the whole index (aim: 0.050 s)',
  async run() {
    const shop = await startRunningShop();
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(BARE);
      const bare = await measure(page, 'A bare text field', KEYS.slice(0, 1), 1);
      await page.goto(shop.baseUrl);
      await page.waitForRequest('**/api/live*');
      const here = await measure(page, 'Simport', KEYS, 1);
      const phone = await measure(page, `Simport, ${SLOWER} times slower`, KEYS, SLOWER);
      return [...bare, ...here, ...phone];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};
