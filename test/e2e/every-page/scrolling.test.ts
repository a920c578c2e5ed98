import type { Locator, Page } from '@playwright/test';

import { paths } from '../../../src/web/core/paths.ts';
import { browseWords } from '../../../src/web/routes/catalog/browse-words.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';
import {
  AT_ITS_TOP,
  atFirstSight,
  expectRoomForLargeText,
  sideways,
} from '../../support/browser/first-sight.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { isLong } from '../../support/machine/long.ts';

const positionOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Content that becomes visible on the way may lengthen the page, so it is at its end only once nothing moves. */
async function toTheFoot(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });
}

/** Opens a page, waits for its script, and scrolls to its end. */
async function readToTheFoot(page: Page, path: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, path);
  const foot = await toTheFoot(page);
  expect(foot).toBeGreaterThan(500);
  return foot;
}

/** From now on records where the page is right after each order to scroll: a smooth movement has not begun, a jump is over. */
async function record(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = [];
    const scroll = window.scrollTo.bind(window) as (...place: unknown[]) => void;
    Object.assign(window, {
      seen,
      scrollTo: (...place: unknown[]) => {
        scroll(...place);
        seen.push(window.scrollY);
      },
    });
  });
}

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen);

/** Without the scrolling with which a Playwright click begins. */
const press = (page: Page, place: string) =>
  page.locator(`a[href="${place}"]`).first().dispatchEvent('click');
const goHome = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Simport home' }).dispatchEvent('click');

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

test.describe('a page opens at its top with its title and first control visible, and without horizontal scrolling', () => {
  test('by its address, at every size', { tag: LONG }, async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of (400|404)/);
    const places = [...PUBLIC_PAGES, '/profile', checkoutAddress(await aPlan(page))];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const place of places) {
        await openAwake(page, place);
        expect.soft([place, width, await atFirstSight(page)]).toEqual([place, width, AT_ITS_TOP]);
        expect.soft([place, width, await sideways(page)]).toEqual([place, width, 0]);
        if (width === SIZES[0][0]) await expectRoomForLargeText(page, place);
      }
    }
  });

  test('by a link, and at the previous position by Back and Forward', async ({ page }) => {
    test.slow();
    // Each links to the next.
    const walk = [
      '/',
      '/browse',
      '/regional',
      '/regional/europe',
      '/installation',
      '/installation-android-and-ios',
      '/business-contact',
      '/faq',
      '/support',
      '/about-us',
      '/terms-of-service',
      '/refund-policy',
      '/privacy-policy',
      '/',
      '/country/JP',
      '/country/JP/guide',
    ];
    for (const [width, height] of isLong ? SIZES : [SIZES[1]]) {
      await page.setViewportSize({ width, height });
      const left: number[] = [];
      for (const [at, place] of walk.entries()) {
        if (at === 0) await openAwake(page, place);
        else await press(page, place);
        await expect(page).toHaveURL(place);
        await expect.poll(() => atFirstSight(page), `${place} at ${width}`).toEqual(AT_ITS_TOP);
        await expect(page.locator('[data-placeholder]')).toHaveCount(0);
        left.push(at < walk.length - 1 ? await toTheFoot(page) : 0);
      }
      const steps = [...walk.entries()];
      for (const [at, place] of steps.toReversed().slice(1)) {
        await page.goBack();
        await expect(page).toHaveURL(place);
        await expect.poll(() => positionOf(page), `back to ${place} at ${width}`).toBe(left[at]);
      }
      for (const [at, place] of steps.slice(1)) {
        await page.goForward();
        await expect(page).toHaveURL(place);
        await expect.poll(() => positionOf(page), `forward to ${place} at ${width}`).toBe(left[at]);
      }
    }
  });
});

test(
  'the placeholders are as high as the countries, so that nothing moves when those load',
  { tag: LONG },
  async ({ page }) => {
    test.slow();
    const waiting = page.locator('[data-placeholder]');
    const heights = async (first: Locator) => ({
      above: await first.evaluate((card) => card.getBoundingClientRect().top + scrollY),
      all: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openAwake(page, '/');
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(/\/browse\.data/, async (route) => (await held, route.continue()));
      await press(page, paths.browse());
      await page.getByRole('heading', { level: 1, name: browseWords.title }).waitFor();
      const before = await heights(waiting.first());
      answer();
      await expect(waiting).toHaveCount(0);
      const after = await heights(page.getByRole('article').first());
      expect.soft(Math.abs(after.above - before.above), `above the countries at ${width}`).toBeLessThan(24);
      expect.soft(Math.abs(after.all / before.all - 1), `the whole page at ${width}`).toBeLessThan(0.03);
      await page.unrouteAll();
    }
  },
);

test('the placeholder of a country puts its first plan where it will be', { tag: LONG }, async ({ page }) => {
  test.slow();
  const topOf = (what: Locator) => what.evaluate((shown) => shown.getBoundingClientRect().top + scrollY);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // One with unlimited data and one without.
    for (const [iso, name] of [
      ['JP', 'Japan'],
      ['AI', 'Anguilla'],
    ] as const) {
      await openAwake(page, paths.browse() + `?q=${name}`);
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(/\/browse\.data/, async (route) => (await held, route.continue()));
      await press(page, paths.browseCountry(iso));
      const waiting = page.locator('[data-placeholder]').first();
      await waiting.waitFor();
      const before = await topOf(waiting);
      answer();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const after = await topOf(page.getByRole('radiogroup').locator(':scope > *').first());
      // On the narrowest phones, what all plans share may take a second line.
      const most = width < 360 ? 40 : 8;
      expect.soft(Math.abs(after - before), `above the plans of ${name} at ${width}`).toBeLessThan(most);
      await page.unrouteAll();
    }
  }
});

test.describe('the scroll position', () => {
  test('moves smoothly to the top of the next page, and is restored at once when going back', async ({
    page,
  }) => {
    const foot = await readToTheFoot(page, '/country/JP');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await record(page);
    await goHome(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
    expect((await recorded(page)).at(-1)).toBeGreaterThan(0);

    await page.goBack();
    await expect(page).toHaveURL('/country/JP');
    await expect.poll(() => positionOf(page)).toBe(foot);
    expect((await recorded(page)).at(-1)).toBe(foot);

    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
  });

  test('jumps to the top with reduced motion', { tag: LONG }, async ({ page }) => {
    await readToTheFoot(page, '/country/JP');
    await record(page);
    await goHome(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
    expect((await recorded(page)).at(-1)).toBe(0);
  });
});
