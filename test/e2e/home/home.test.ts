import type { Locator, Page } from '@playwright/test';

import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { isLong } from '../../support/machine/long.ts';
import { readPng } from '../../support/reading/read-qr.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Simport home' });
const DATA = '**/_.data*';

/** Opens the home page from another page of the shop, while `answer` decides the answer to its data. */
async function comeHome(page: Page, answer: Parameters<Page['route']>[1]) {
  await openAwake(page, '/regional');
  await page.route(DATA, answer);
  await home(page).click();
  await expect(page).toHaveURL('/');
}

test('the text on the globe is readable', async ({ page }) => {
  const facts = page.locator('[data-hero] li');
  const globe = page.locator('[data-hero] img').first();
  for (const width of isLong ? [360, 600, 900, 1440] : [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect
      .poll(() => globe.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(facts).toHaveCount(3);
    for (const fact of await facts.all())
      expect(await groundContrast(fact), `${await fact.innerText()} at ${width}`).toBeGreaterThan(4.5);
  }
});

test.describe('the popular destinations', () => {
  test('are six in their order, each with the price of its unlimited day', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([
      'United States',
      'United Kingdom',
      'France',
      'Japan',
      'Spain',
      'Germany',
    ]);
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(/Unlimited.*Starting at \$\d+\.\d\d\/day/s);
    }
    await expect(page.getByRole('link', { name: 'View All Countries' })).toHaveAttribute('href', '/browse');
    await cards(page).nth(3).getByRole('link', { name: 'Japan', exact: true }).click();
    await expect(page).toHaveURL('/country/JP');
  });

  test('have six placeholders while they load', { tag: LONG }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await comeHome(page, async (route) => {
      await held;
      await route.continue();
    });
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(page.locator('[data-placeholder]')).toHaveCount(6);
    release();
    await expect(cards(page)).toHaveCount(6);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  });

  test(
    'say if their prices did not load, and can be tried again',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/_\.data/);
      await comeHome(page, (route) => route.fulfill({ status: 503, body: 'busy' }));
      await expect(page.getByRole('alert')).toContainText('Failed to load pricing data');
      // Still down, so the message appears again.
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to load pricing data');
      await page.unroute(DATA);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(6);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test('can be tried again if the connection was cut', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/_\.data|ERR_FAILED/);
    await comeHome(page, (route) => route.abort());
    await expect(page.getByRole('alert')).toContainText('Failed to load pricing data');
    await page.unroute(DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(6);
  });

  test('say if the answer is no catalogue', { tag: LONG }, async ({ page }) => {
    await comeHome(page, (route) => route.fulfill({ status: 200, body: '<html>hello</html>' }));
    await expect(page.getByRole('alert')).toContainText('Failed to process country data');
    await page.unroute(DATA);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(6);
  });

  test('leave the search usable if they are missing', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/_\.data/);
    await comeHome(page, (route) => route.fulfill({ status: 503, body: 'busy' }));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('combobox').fill('japan');
    await page.getByRole('option', { name: /Japan/ }).click();
    await expect(page).toHaveURL('/country/JP');
  });
});

test.describe('the picture of the phone', () => {
  const picture = (page: Page) => page.getByRole('img', { name: /^A phone with a live eSIM/ });
  const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
  const isShown = (page: Page) =>
    picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  const shown = (page: Page) => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc);

  test(
    'is loaded by its address, stored, and shown from there the next time',
    { tag: LONG },
    async ({ page, request }) => {
      const html = await (await request.get('/')).text();
      const [narrow, wide] = html.match(/\/assets\/phone-[\w-]+\.webp/g) ?? [];
      for (const [width, address] of [
        [360, narrow],
        [1280, wide],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/');
        // The other picture is not fetched.
        await expect
          .poll(async () => (await keys(page)).filter((key) => key.includes('picture')))
          .toEqual([`simport:picture:v1:${address}`]);
        await page.reload();
        await expect.poll(() => shown(page)).toMatch(/^data:image\/webp;base64,/);
        expect(await isShown(page)).toBe(true);
        await page.evaluate(() => localStorage.clear());
      }
    },
  );

  test('is shown normally if nothing can be stored', { tag: LONG }, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const read = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch');
    await page.goto('/');
    await read;
    expect(await shown(page)).toMatch(/\/assets\/phone-/);
    expect(await isShown(page)).toBe(true);
    expect(await keys(page)).toEqual([]);
  });

  test('is shown normally if it cannot be fetched again', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/phone-.*ERR_FAILED|ERR_FAILED.*phone-/);
    await page.route('**/assets/phone-*', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failed;
    expect(await shown(page)).toMatch(/\/assets\/phone-/);
    expect(await isShown(page)).toBe(true);
    expect(await keys(page)).toEqual([]);
  });
});

/** One pixel in so many may be worse: a star, the edge of a picture. */
const WORST_SHARE = 0.05;

/**
 * The contrast of a text with the picture below it, which axe cannot see: that of the worst twentieth of the pixels, with the
 * text and its icons hidden.
 */
async function groundContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((element: HTMLElement) => {
    const { color } = getComputedStyle(element);
    element.style.color = 'transparent';
    for (const icon of element.querySelectorAll('svg')) icon.style.visibility = 'hidden';
    return color;
  });
  const { data, width, height } = readPng(await text.screenshot());
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = brightness(red, green, blue);
  const contrasts = Array.from({ length: width * height }, (_, at) => {
    const ground = brightness(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0);
    return (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
  });
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * WORST_SHARE)] ?? 0;
}

/** As WCAG defines it, for values up to 255. */
function brightness(...parts: [red: number, green: number, blue: number]): number {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
