import type { Page } from '@playwright/test';

import { awake, expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';
import { shiftsOn, watchShifts } from '../../support/browser/layout-shifts.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { isLong } from '../../support/machine/long.ts';

const PLACES = ['/', '/country/JP', '/browse', '/about-us'];

const allPlaces = async (page: Page) => [...PLACES, checkoutAddress(await aPlan(page))];

/** The style sheets for screens that a document fetched, and those that its inline style replaces. */
const sheets = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media=print])'),
    ];
    const named = (disabled: boolean) =>
      links
        .filter((link) => link.hasAttribute('disabled') === disabled)
        .map((link) => new URL(link.href).pathname);
    return { fetched: named(false), written: named(true) };
  });

/** The page was painted with nothing but its document. */
async function expectOneDocument(page: Page, place: string): Promise<void> {
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming & { renderBlockingStatus: string })
      .filter(({ renderBlockingStatus }) => renderBlockingStatus !== 'non-blocking')
      .map(({ name }) => name),
  );
  expect([place, blocking]).toEqual([place, []]);
  const { fetched, written } = await sheets(page);
  expect([place, fetched]).toEqual([place, []]);
  expect(written.length, place).toBeGreaterThan(0);
}

test.describe('nothing moves while a page loads', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // From the last visit: it changes what a country recommends.
      localStorage.setItem('simport.trip', '10');
    });
    await watchShifts(page);
  });

  async function expectStill(page: Page, place: string, width: number): Promise<void> {
    await openAwake(page, place);
    const { coming, there } = await shiftsOn(page);
    expect.soft(coming, `${place} at ${width}, while it comes`).toBeLessThan(0.005);
    // Digits of a fallback font are slightly narrower: less than counts as a shift.
    expect.soft(there, `${place} at ${width}`).toBeLessThan(0.001);
  }

  test('for the most visited pages, which need nothing but their document', async ({ page }) => {
    const addresses = await allPlaces(page);
    for (const width of isLong ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of addresses) {
        await expectStill(page, place, width);
        await expectOneDocument(page, place);
      }
    }
  });

  test('for all public pages', { tag: LONG }, async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of (400|404)/);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const place of [...PUBLIC_PAGES, '/profile']) await expectStill(page, place, width);
    }
  });
});

test(
  'every picture has its size before it loads, and flags load when they come into view',
  { tag: LONG },
  async ({ page }) => {
    for (const place of await allPlaces(page)) {
      await openAwake(page, place);
      const pictures = await page.locator('main img').evaluateAll((all) =>
        all.map((image) => ({
          source: image.getAttribute('src')?.slice(0, 60),
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
          lazy: image.getAttribute('loading') === 'lazy',
        })),
      );
      expect([place, pictures.filter(({ sized }) => !sized)]).toEqual([place, []]);
      expect([place, pictures.filter(({ source, lazy }) => source?.startsWith('/flags/') && !lazy)]).toEqual([
        place,
        [],
      ]);
      expect(await page.locator('link[rel="preload"][href^="/flags/"]').count()).toBe(0);
    }
  },
);

test(
  'cards in the first view load first, and the others when they are near',
  { tag: LONG },
  async ({ page }) => {
    // Without a search, the atlas is above them.
    await page.goto('/browse?q=united');
    const ways = await page
      .locator('main article picture img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
    expect(ways.slice(0, 3)).toEqual([null, null, null]);
    expect(new Set(ways.slice(3))).toEqual(new Set(['lazy']));
  },
);

test('scripts and fonts load after the first paint, and at once after a touch', async ({ page }) => {
  for (const touched of [false, true]) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const late: string[] = [];
    page.removeAllListeners('request');
    page.on('request', (request) => {
      if (['script', 'font'].includes(request.resourceType())) late.push(request.url());
    });
    await page.route('**/assets/phone-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('link[rel="modulepreload"]').count()).toBe(0);
    expect(late).toEqual([]);
    if (touched) await page.keyboard.press('Tab');
    else letGo();
    await awake(page);
    await expect(async () => expect(late.filter((url) => url.endsWith('.woff2'))).toHaveLength(2)).toPass();
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test(
  'a visitor from another page of the shop sees the fonts from the start',
  { tag: LONG },
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const named = 'fonts' in document.documentElement.dataset;
        Object.assign(window, { named });
      }),
    );
    const named = () => page.evaluate(() => (window as unknown as { named: boolean }).named);
    await openAwake(page, '/');
    expect(await named()).toBe(false);
    await page.evaluate(() => window.location.assign('/about-us'));
    await page.waitForURL('/about-us');
    expect(await named()).toBe(true);
  },
);

test('the next page loads the missing style, and no file twice', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/about-us');
  const before = await sheets(page);
  expect(before.fetched).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Simport home' }).click();
  await page.waitForURL('/');
  await expect(page.locator('[data-hero]')).toBeVisible();
  const after = await sheets(page);
  expect(after.fetched.length).toBeGreaterThan(0);
  expect(after.fetched.filter((file) => before.written.includes(file))).toEqual([]);
  const night = 'rgb(10, 21, 36)';
  await expect(page.locator('[data-hero]')).toHaveCSS('background-color', night);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const all = (await sheets(page)).fetched;
  expect(all.filter((file) => before.written.includes(file))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  await page.reload();
  await awake(page);
  const again = await sheets(page);
  expect(again.fetched.filter((file) => again.written.includes(file))).toEqual([]);
});
