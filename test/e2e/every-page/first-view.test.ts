import type { Locator, Page } from '@playwright/test';

import { expect, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, someone } from '../../support/browser/checkout-page.ts';

type Size = readonly [width: number, height: number];

/** Phones with the least room, and an ordinary one; the sandbox's strip takes its part of the screen. */
const SMALL: Size = [360, 640];
const ORDINARY: Size = [390, 844];
const TABLET: Size = [768, 1024];
const LAPTOP: Size = [1366, 768];
const LARGE_LAPTOP: Size = [1440, 900];

const plansOf = (within: Locator) => within.locator('label:has(input[type="radio"])');

/** How many rows are wholly visible, with nothing over them. */
const wholeRows = (rows: Locator) =>
  rows.evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, width, top, bottom } = row.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          row.contains(document.elementFromPoint(left + width / 2, y)),
        );
      }).length,
  );

async function expectRows(page: Page, rows: Locator, least: ReadonlyMap<Size, number>): Promise<void> {
  for (const [[width, height], many] of least) {
    await page.setViewportSize({ width, height });
    const where = `${page.url()} at ${width}x${height}`;
    await expect.poll(() => wholeRows(rows), where).toBeGreaterThanOrEqual(many);
  }
}

/** What follows an address is on its last line, and beside its last letter. */
async function expectGlued(address: Locator): Promise<void> {
  const gap = await address.evaluate((element) => {
    const end = [...element.getClientRects()].at(-1);
    const after = document.createRange();
    const next = element.parentElement?.nextSibling;
    if (!next || !end) return null;
    after.setStart(next, 0);
    after.setEnd(next, 1);
    const stop = after.getBoundingClientRect();
    return { sign: after.toString(), down: stop.bottom - end.bottom, right: stop.left - end.right };
  });
  expect(gap?.sign).toBe('.');
  for (const distance of [gap?.down, gap?.right]) expect(Math.abs(distance ?? 99)).toBeLessThan(4);
}

/** Of plans, the recommended one among them. */
const ON_LAPTOPS = new Map([
  [TABLET, 3],
  [LAPTOP, 1],
  [LARGE_LAPTOP, 2],
]);

/** Pixels of the bar with one button, with two, and with the line that has room on a large laptop. */
const MAX_BAR = { one: 72, two: 116, withLine: 118 };

const barHeight = async (page: Page) =>
  (await page.getByRole('region', { name: 'Your choice' }).boundingBox())?.height;

const PLANS = new Map([
  [SMALL, 2],
  [ORDINARY, 3],
]);

test('a phone shows without scrolling what somebody chooses, pays and learns', async ({
  page,
  checkout,
  wallets,
}) => {
  for (const place of ['/country/JP', '/regional/europe', '/browse?country=JP']) {
    await openAwake(page, place);
    await expectRows(page, plansOf(page.getByRole('radiogroup')), PLANS);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await barHeight(page)).toBeLessThanOrEqual(MAX_BAR.one);
    // As it is from the start in a browser with a wallet.
    await page.evaluate(() => (document.documentElement.dataset['wallet'] = ''));
    await expect(page.getByRole('button', { name: 'Express checkout' })).toBeInViewport({ ratio: 1 });
    await expectRows(page, plansOf(page.getByRole('radiogroup')), PLANS);
    expect(await barHeight(page)).toBeLessThanOrEqual(MAX_BAR.two);
  }

  await page.setViewportSize({ width: SMALL[0], height: SMALL[1] });
  await checkout.open(await aPlan(page));
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(/\$\d+\.\d\d/);
  for (const part of [page.getByRole('button', { name: /\$\d+\.\d\d/ }).first(), wallets.place])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(wallets.button('Apple Pay')).toBeInViewport({ ratio: 1 });
  await expect(checkout.email).toBeInViewport({ ratio: 1 });

  const { email } = someone();
  const buyer = {
    firstName: 'Maximiliana',
    lastName: 'Papadopoulou-Featherstonehaugh',
    email: `papadopoulou-featherstonehaugh.${email.replace('@', '@a-very-long-company-name.')}`,
  };
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a form
  await checkout.fill(buyer);
  await checkout.pay.click();
  // Before the page goes on.
  await expectGlued(checkout.success.locator('[translate="no"]').filter({ hasText: buyer.email }));
  await expect(checkout.success.getByText('Opening your eSIMs in 3 seconds')).toBeInViewport({ ratio: 1 });
  await expect(checkout.success.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.waitForURL('/profile');

  await page.getByRole('button', { name: 'See details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add data' }).click();
  const more = page.getByRole('dialog', { name: 'Add data' });
  await expect(more.getByRole('link', { name: /^Continue/ })).toBeInViewport({ ratio: 1 });
  await expectRows(page, plansOf(more), new Map([[SMALL, 2]]));
});

test('a laptop shows plans without scrolling, and what a region lacks', async ({ page }) => {
  for (const place of ['/country/JP', '/regional/europe', '/regional/asia', '/browse?country=JP']) {
    await openAwake(page, place);
    await expectRows(page, plansOf(page.getByRole('radiogroup')), ON_LAPTOPS);
    const absent = page.getByText(/^Not included: /);
    if (place.startsWith('/regional')) await expect(absent).toBeInViewport({ ratio: 1 });
  }
  // However long the names of the networks are.
  await openAwake(page, '/country/AE');
  for (const width of [1200, LARGE_LAPTOP[0]]) {
    await page.setViewportSize({ width, height: LARGE_LAPTOP[1] });
    expect(await barHeight(page)).toBeLessThanOrEqual(MAX_BAR.withLine);
  }
});

test('a part of the world shows its first countries beside or below its map', async ({ page }) => {
  for (const part of ['Europe', 'LATAM']) {
    await openAwake(page, `/browse?part=${part}`);
    const place = page.getByRole('region', { name: /^(Europe|Latin America)$/ });
    await expectRows(
      page,
      place.getByRole('listitem').filter({ has: page.getByText(/^plans from/) }),
      new Map([
        [SMALL, 2],
        [ORDINARY, 2],
        [TABLET, 8],
        [LAPTOP, 4],
        [LARGE_LAPTOP, 6],
        [[1920, 1080], 3],
      ]),
    );
    await expect(place.locator('picture img')).toBeInViewport();
  }
});

test.describe('on the phone it is for', () => {
  test.use({
    viewport: { width: SMALL[0], height: SMALL[1] },
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile',
  });

  test('the order shows its pass, with the button that installs it', async ({ page, checkout }) => {
    await checkout.openFilled();
    const completed = checkout.completed();
    await checkout.complete();
    await openAwake(page, `/order/${(await completed).order}`);
    const passes = page.locator('[data-pass="face"]').filter({ visible: true });
    await expect(passes).toHaveCount(1);
    await expect(passes).toContainText('Japan eSIM');
    for (const part of [passes, page.getByRole('link', { name: 'Install on Android' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(passes).toHaveCount(1);
  });
});
