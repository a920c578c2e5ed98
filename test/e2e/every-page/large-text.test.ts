import type { Page } from '@playwright/test';

import { awake, expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';

const PHONE = { width: 360, height: 740 };

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Elements that are wider than the page, or that break within words. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const thin = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return isText && element.checkVisibility() && width > 1 && width < 64 && height > 4 * 32;
    });
    return { beyond: scrollWidth - clientWidth, thin: thin.map(({ textContent }) => textContent) };
  });

test('text of twice the size loses nothing on a phone', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expect(/status of (400|404)/);
  await page.setViewportSize(PHONE);
  for (const place of PUBLIC_PAGES) {
    await page.goto(place);
    await awake(page);
    await enlarge(page);
    expect([place, await squeezed(page)]).toEqual([place, { beyond: 0, thin: [] }]);
  }
});

test('then the buy bar takes less than a third of the screen', { tag: LONG }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const place of ['/country/JP', '/regional/europe', '/browse?country=JP']) {
    await openAwake(page, place);
    await enlarge(page);
    const bar = await page.getByRole('region', { name: 'Your choice' }).boundingBox();
    expect(bar?.height).toBeLessThan(PHONE.height / 3);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
});

test(
  'at 400 % zoom the bar is one line, and a dialog scrolls under its head',
  { tag: LONG },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openAwake(page, '/country/JP');
    const bar = page.getByRole('region', { name: 'Your choice' });
    await expect(bar.getByRole('button', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await page.getByRole('button', { name: 'Plan Details' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Plan Details' });
    await expect(dialog).toBeVisible();
    const last = dialog.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  },
);
