import type { Page } from '@playwright/test';

import { cards, more, openBrowse, search } from '../../support/browser/browse-page.ts';
import { ALL_WIDTHS, expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';

const popular = (page: Page) => page.getByRole('region', { name: 'Popular' });
const all = (page: Page) => page.locator('summary', { hasText: /^All \d+ countries, A to Z$/ });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the world' });
const rows = (page: Page) => page.locator('details').getByRole('link', { name: /from \$|Not on sale yet/ });

test.describe('the list of countries', () => {
  test(
    'begins with the most popular countries, each with its lowest price',
    { tag: LONG },
    async ({ page }) => {
      await openBrowse(page);
      const links = popular(page).getByRole('link');
      await expect(links).toHaveCount(6);
      await expect(links.first()).toHaveAccessibleName(/^United States from \$\d+\.\d\d$/);
      const heights = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
      // The cards below are unchanged, and the controls above them stay as the list grows.
      await expect(cards(page)).toHaveCount(9);
      await more(page).click();
      await expect(cards(page)).toHaveCount(15);
      await expect(links).toHaveCount(6);
      await links.filter({ hasText: 'Japan' }).click();
      await expect(page).toHaveURL(/\/browse\?country=JP$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    },
  );

  test('has every country in a line, with letters that lead there', async ({ page }) => {
    const { countries } = (await (await page.request.get('/api/search-index')).json()) as {
      countries: { name: string }[];
    };
    await openBrowse(page);
    await expect(all(page)).toHaveText(`All ${countries.length} countries, A to Z`);
    await expect(rows(page)).toHaveCount(0);
    await all(page).click();
    await expect(rows(page)).toHaveCount(countries.length);
    const names = await rows(page).evaluateAll((links) =>
      links.map((link) => [...link.querySelectorAll('span')].at(-2)?.textContent),
    );
    expect(names).toEqual(countries.map(({ name }) => name));
    await expectToFit(page, ...ALL_WIDTHS);
    await page.getByRole('link', { name: 'J', exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'J', exact: true })).toBeInViewport();
    await rows(page).filter({ hasText: 'Jordan' }).click();
    await expect(page).toHaveURL(/\/browse\?country=JO$/);
  });

  test('leads to parts of the world, and is unchanged after going back', { tag: LONG }, async ({ page }) => {
    await openBrowse(page);
    const europe = parts(page).getByRole('link', { name: /^Europe \d+$/ });
    const many = (await europe.textContent())?.replace(/\D/g, '');
    await europe.click();
    await expect(page.getByText(`${many} countries found for "Europe"`)).toBeVisible();
    await expect(search(page)).toHaveValue('Europe');
    await expect(popular(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(popular(page).getByRole('link')).toHaveCount(6);
    await expect(cards(page)).toHaveCount(9);
  });

  test('leads to the plans of a country without an unlimited day', { tag: LONG }, async ({ page }) => {
    await page.goto('/browse?q=anguilla');
    const anguilla = cards(page).filter({ hasText: 'Anguilla' });
    await expect(anguilla.getByRole('button', { name: 'No Plans Available' })).toBeDisabled();
    await expect(anguilla.getByText('See fixed plans')).toBeVisible();
    await anguilla.getByRole('link', { name: 'See fixed plans for Anguilla' }).click();
    await expect(page).toHaveURL(/\/browse\?country=AI$/);
    await expect(page.getByRole('radio')).not.toHaveCount(0);
  });
});

test('the controls above the cards load no code', { tag: LONG }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openBrowse(page);
  await expect(popular(page)).toBeVisible();
  expect(scripts.filter((path) => /\/browse-[\w-]+\.js$/.test(path))).not.toEqual([]);
  expect(scripts.filter((path) => /\/atlas-[\w-]+\.js$/.test(path))).toEqual([]);
  // Following a link loads it before the page is shown.
  await page.getByRole('link', { name: 'Simport home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'View All Countries' }).click();
  await expect(popular(page).getByRole('link')).toHaveCount(6);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every country is a line away', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/browse');
    await all(page).click();
    await rows(page).filter({ hasText: 'Zambia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zambia' })).toBeVisible();
    await page.goto('/browse');
    await parts(page)
      .getByRole('link', { name: /^Oceania/ })
      .click();
    await expect(page.getByText(/^\d+ countries found for "Oceania"$/)).toBeVisible();
  });
});
