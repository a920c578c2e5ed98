import type { Browser, Locator, Page } from '@playwright/test';

import { aPlan, checkoutAddress } from '../test/support/browser/checkout-page.ts';
import { launchChromium } from '../test/support/browser/launch-chromium.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, median } from './figures.ts';
import { answeredIn, blockedIn, SLOWER, traced } from './traced/main-thread.ts';

const ROUNDS = 7;
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
      'the recommended plan': (page) => page.getByText(/^Good for/).first(),
      'another plan': (page) => page.getByRole('radio').nth(3).locator('xpath=ancestor::label'),
      'one more': (page) => page.getByRole('radio').nth(4).locator('xpath=ancestor::label'),
      'its details': (page) => page.getByRole('button', { name: /Plan Details/ }).nth(2),
      'the details closed': 'Escape',
      'more plans': (page) => page.getByRole('button', { name: /^See More Plans/ }),
      'a length': (page) => page.getByRole('button', { name: '7 days', exact: true }),
      'Buy Now': (page) => page.getByRole('button', { name: 'Buy Now' }),
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
      'Complete Purchase': (page) => page.getByRole('button', { name: /^Complete Purchase/ }),
    },
  },
];

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
 * Milliseconds of processor time from a touch to the frame with the answer. It is a bare touch of the screen; a test tool's touch
 * first checks its element, in the page and in the same frame.
 */
async function touch(browser: Browser, page: Page, at: Screen['touches'][string]): Promise<number> {
  const middle = typeof at === 'string' ? await checkFocus(page, at) : await middleOf(at(page));
  const events = await traced(browser, page, async () => {
    if (middle) await page.touchscreen.tap(middle.x, middle.y);
    else await page.keyboard.press(String(at));
    await page.waitForTimeout(SETTLED_MS);
  });
  return answeredIn(events);
}

/** A visit: how long the page blocks after its first paint, then each touch. */
async function visit(browser: Browser, baseURL: string, screen: Screen): Promise<[string, number][]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const path = await screen.path(page);
  const events = await traced(browser, page, async () => {
    await page.goto(path);
    await screen.ready(page);
    await page.waitForRequest('**/api/live*', { timeout: 5000 }).catch(() => {});
    await page.waitForTimeout(SETTLED_MS);
  });
  const took: [string, number][] = [['blocked after its first paint', blockedIn(events, baseURL + path)]];
  for (const [what, at] of Object.entries(screen.touches)) took.push([what, await touch(browser, page, at)]);
  await context.close();
  return took;
}

export const bench: Bench = {
  title: `Processor time of a page's main thread, on a phone ${SLOWER} times slower than this machine: medians of ${ROUNDS} visits`,
  async run(tell) {
    const shop = await startRunningShop();
    const browser = await launchChromium();
    try {
      for (const screen of SCREENS) {
        const visits: [string, number][][] = [];
        for (let tries = 0; visits.length < ROUNDS && tries < 2 * ROUNDS; tries++) {
          const one = await visit(browser, shop.baseUrl, screen);
          // A trace may lack an event.
          if (!one.some(([, ms]) => Number.isNaN(ms))) visits.push(one);
        }
        if (visits.length < ROUNDS) throw new Error(`Nothing was measured: ${screen.name}.`);
        for (const [what, times] of Map.groupBy(visits.flat(), ([named]) => named)) {
          const taken = times.map(([, ms]) => ms);
          const [least, most] = [Math.min(...taken), Math.max(...taken)];
          tell({
            what: `${screen.name}: ${what}`,
            value: median(taken),
            unit: 'ms',
            goal: { most: MAX_MS },
            beside: `from ${least.toFixed(0)} to ${most.toFixed(0)} ms`,
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
