import type { Page } from '@playwright/test';

import { awake, expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';

/** Turns a page as one in Arabic is. */
async function turn(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
}

/** The narrowest phone, a tablet, a laptop whose edge is near to what stands out of a column, and a screen. */
const WIDTHS = [320, 768, 1280, 1440];

test('a page that runs from right to left is as wide as the screen', async ({ page }) => {
  for (const place of ['/', '/country/JP']) {
    await page.goto(place);
    await turn(page);
    await expectToFit(page, ...WIDTHS);
  }
  const insets = await page.getByRole('radio').evaluateAll((radios) =>
    radios
      .filter((radio) => radio.checkVisibility())
      .map((radio) => {
        const row = radio.closest('label') ?? radio;
        return row.getBoundingClientRect().right - radio.getBoundingClientRect().right;
      }),
  );
  // Well inside its row, as from left to right.
  expect(insets.length).toBeGreaterThan(3);
  expect(Math.min(...insets)).toBeGreaterThan(8);
});

test('so is every other one', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expect(/status of (400|404)/);
  for (const place of PUBLIC_PAGES) {
    await page.goto(place);
    await awake(page);
    await turn(page);
    await expectToFit(page, ...WIDTHS);
  }
});

test('an icon of a field leaves room for its text', async ({ page }) => {
  for (const place of ['/ar/business-contact', '/ar/browse', '/ar/installation']) {
    await page.goto(place);
    await awake(page);
    const gaps = await page
      .locator('select, input:not([type="radio"], [type="checkbox"])')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.checkVisibility())
          .flatMap((field) => {
            const { left, right } = field.getBoundingClientRect();
            const { paddingLeft, paddingRight } = getComputedStyle(field);
            const text = {
              from: left + Number.parseFloat(paddingLeft),
              to: right - Number.parseFloat(paddingRight),
            };
            return [...(field.parentElement?.querySelectorAll('svg') ?? [])].map((icon) => {
              const box = icon.getBoundingClientRect();
              return Math.max(text.from - box.right, box.left - text.to);
            });
          }),
      );
    expect(gaps.length, place).toBeGreaterThan(0);
    expect(Math.min(...gaps), place).toBeGreaterThanOrEqual(0);
  }
});

test('a drawn phone says its words in their order', async ({ page }) => {
  await page.goto('/ar/installation');
  await awake(page);
  const drawn = await page.locator('svg text').evaluateAll((texts: SVGTextElement[]) =>
    texts
      .filter((text) => text.getNumberOfChars() > 0)
      .map((text) => {
        const said = text.textContent ?? '';
        const [first, last] = [text.getExtentOfChar(0), text.getExtentOfChar(said.length - 1)];
        return { said, isFromRight: first.x > last.x };
      })
      .filter(({ said }) => /^\p{Script=Arab}.+[\p{Script=Latin}\u2026\u061F]$/u.test(said)),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(({ isFromRight }) => !isFromRight)).toEqual([]);
});
