import type { Locator, Page } from '@playwright/test';

import { aPlan, checkoutAddress } from '../test/support/browser/checkout-page.ts';
import { launchChromium } from '../test/support/browser/launch-chromium.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, median } from './figures.ts';

const ROUNDS = 7;
/** How many times slower than this machine the phone is. */
const SLOWER = 4;
const MAX_MS = 50;
/** Longer than any delay with which a page answers a touch. */
const SETTLED_MS = 1000;

interface Screen {
  name: string;
  path: (page: Page) => Promise<string>;
  /** Resolves once the page can answer. */
  ready: (page: Page) => Promise<unknown>;
  /** What a buyer does there, each measured by itself: where they press, or which key. */
  touches: Record<string, ((page: Page) => Locator) | string>;
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Where are you traveling?' });

const SCREENS: Screen[] = [
  {
    name: 'search',
    path: async () => '/',
    ready: (page) => search(page).waitFor(),
    touches: {
      'the field is touched': search,
      'a first letter': 'u',
      'a second letter': 'n',
      'down the list': 'ArrowDown',
      'a letter taken back': 'Backspace',
    },
  },
  {
    name: 'choice of a plan',
    path: async () => '/country/JP',
    ready: (page) => page.getByRole('region', { name: 'Your choice' }).waitFor(),
    touches: {
      'another plan': (page) => page.getByRole('radio').nth(3).locator('xpath=ancestor::label'),
      'one more': (page) => page.getByRole('radio').nth(4).locator('xpath=ancestor::label'),
      'its details': (page) => page.getByRole('button', { name: /Plan Details/ }).nth(2),
      'the details closed': 'Escape',
    },
  },
  {
    name: 'checkout',
    path: async (page) => checkoutAddress(await aPlan(page)),
    ready: (page) => page.getByRole('radio', { name: 'PayPal' }).waitFor(),
    touches: {
      'a field is touched': (page) => page.getByLabel('First Name'),
      'a letter': 'M',
      'the next field': 'Tab',
      'the other method': (page) => page.getByRole('radio', { name: 'PayPal' }),
      'and back': (page) => page.getByRole('radio', { name: 'Credit or Debit Card' }),
    },
  },
];

/** Records, in the page, the longest time from a touch to the next paint, in milliseconds. */
function watchTouches(): void {
  const kept = window as unknown as { longestTouch: number };
  kept.longestTouch = 0;
  new PerformanceObserver((list) => {
    // Only entries of a touch or a key count, as in the browsers' own metric.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) kept.longestTouch = Math.max(kept.longestTouch, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/**
 * The centre of an element, scrolled to the middle of the screen.
 * @throws Error if a press there would hit something else
 */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await target.page().waitForTimeout(SETTLED_MS);
  const middle = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y);
    return element.contains(met) || met?.closest('label')?.control === element ? { x, y } : null;
  });
  if (!middle) throw new Error(`Something lies over ${String(target)}.`);
  return middle;
}

/** @throws Error if the key would reach the page itself instead of one of its elements */
async function checkFocus(page: Page, key: string): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const isHeld = await page.evaluate(() => ![null, document.body].includes(document.activeElement as never));
  if (!isHeld) throw new Error(`Nothing on the page has the focus to take "${key}".`);
}

/**
 * Milliseconds from a touch to the next paint, as browsers report them: in steps of 8 ms, and 0 below 16. It is a bare touch of
 * the screen; a test tool's touch first checks its element, in the page and in the same frame.
 */
async function touch(page: Page, at: Screen['touches'][string]): Promise<number> {
  const middle = typeof at === 'string' ? await checkFocus(page, at) : await middleOf(at(page));
  await page.evaluate(() => ((window as unknown as { longestTouch: number }).longestTouch = 0));
  if (middle) await page.touchscreen.tap(middle.x, middle.y);
  else await page.keyboard.press(String(at));
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => (window as unknown as { longestTouch: number }).longestTouch);
}

export const bench: Bench = {
  title: `Interaction to next paint, a phone ${SLOWER} times slower than this machine: medians of ${ROUNDS} visits`,
  async run(report) {
    const shop = await startRunningShop();
    const browser = await launchChromium();
    try {
      for (const { name, path, ready, touches } of SCREENS) {
        const took = new Map(Object.keys(touches).map((what) => [what, [] as number[]]));
        for (let round = 0; round < ROUNDS; round += 1) {
          const context = await browser.newContext({
            baseURL: shop.baseUrl,
            viewport: { width: 360, height: 740 },
            hasTouch: true,
            isMobile: true,
          });
          const page = await context.newPage();
          await page.addInitScript(watchTouches);
          const session = await context.newCDPSession(page);
          await page.goto(await path(page));
          await ready(page);
          await page.waitForRequest('**/api/live*', { timeout: 5000 }).catch(() => {});
          await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
          for (const [what, at] of Object.entries(touches)) took.get(what)?.push(await touch(page, at));
          await context.close();
        }
        for (const [what, times] of took) {
          // At the speed of such a machine, a frame that answers a press takes longer.
          if (median(times) === 0) throw new Error(`Nothing was measured: ${name}, ${what}.`);
          report({
            what: `${name}: ${what}`,
            value: median(times),
            unit: 'ms',
            goal: { most: MAX_MS },
            beside: `from ${Math.min(...times)} to ${Math.max(...times)} ms`,
          });
        }
      }
      return [];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};
