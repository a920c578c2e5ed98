import type { Page } from '@playwright/test';

import { cards, more, names, openBrowse, search } from '../../support/browser/browse-page.ts';
import { expect, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });

test.describe('a country inside the browse page', () => {
  test('opens from its card, and going back restores the list', { tag: LONG }, async ({ page }) => {
    await openBrowse(page);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    const before = await names(page);
    await cards(page).nth(13).getByRole('link', { name: 'View All Plans' }).click();
    await expect(page).toHaveURL(/\/browse\?country=[A-Z]{2}$/);
    await expect(page.getByRole('heading', { level: 1, name: before[13] ?? '' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(15);
    expect(await names(page)).toEqual(before);
    await expect(cards(page).nth(13)).toBeInViewport();
    await cards(page).nth(13).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Back to countries' }).click();
    await expect(cards(page)).toHaveCount(15);
    await expect(cards(page).nth(13)).toBeInViewport();
  });

  test('returns to the search', { tag: LONG }, async ({ page }) => {
    await openBrowse(page);
    await search(page).fill('united');
    await expect(page.getByText(/countries found for "united"/)).toBeVisible();
    await cards(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Back to countries' }).click();
    await expect(search(page)).toHaveValue('united');
    await expect(page.getByText(/countries found for "united"/)).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Browse Plans' }).click();
    await expect(cards(page)).toHaveCount(9);
    await expect(search(page)).toHaveValue('');
  });

  test('filters by duration, sorts, and selects the first plan each time', async ({ page }) => {
    await openAwake(page, '/browse?country=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
    await expect(planRows(page)).toHaveCount(6);
    await expect(planRows(page).first()).toBeChecked();
    await expect(bar(page)).toContainText('Spain eSIM');
    const week = page.getByRole('button', { name: '7 days', exact: true });
    await week.click();
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('For 7 DAYS').first()).toBeVisible();
    await expect(page.getByText(/^For (?!7 DAYS)/)).toHaveCount(0);
    await expect(page.getByText('1 GB', { exact: true })).toBeVisible();
    await expect(bar(page)).toContainText('7 days');
    await planRows(page).nth(2).check();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(planRows(page).first()).toBeChecked();
    await planRows(page).nth(2).check();
    await page.getByLabel('Sort').selectOption('data');
    await expect(planRows(page).first()).toBeChecked();
    await page.getByLabel('Sort').selectOption('Price, lowest first');
    await expect(page).toHaveURL(/\/browse\?country=es&sort=price$/);
    const prices = (await page.locator('#plans label').allInnerTexts()).map((row) =>
      Number(/^\$(\d+\.\d\d)$/m.exec(row)?.[1]),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('unfolds its plans and buys the chosen one', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/browse?country=ES');
    await page.getByRole('button', { name: /^See More Plans \(\d+ more\)$/ }).click();
    await expect(planRows(page)).not.toHaveCount(6);
    await page.getByRole('button', { name: 'Show Less Plans' }).click();
    await expect(planRows(page)).toHaveCount(6);
    await page.getByRole('button', { name: 'Plan Details' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Plan Details' })).toContainText('Spain');
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=%7B%22id%22/);
  });

  test('has a page for an unknown country, one without plans, and one that does not load', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/browse?country=ZZ');
    await expect(page.getByRole('heading', { name: 'Country not found' })).toBeVisible();
    await page.goto('/browse?country=VA');
    await expect(page.getByRole('heading', { name: 'No plans available' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Covered by Europe/ }).first()).toBeVisible();
    await openBrowse(page);
    await page.context().setOffline(true);
    await cards(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Failed to load country data' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(planRows(page).first()).toBeChecked();
  });

  test('shows placeholders while its plans load', { tag: LONG }, async ({ page }) => {
    await openBrowse(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/browse.data?*', async (route) => {
      await held;
      await route.continue();
    });
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByText('Loading eSIM plans...')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Back to countries' })).toBeVisible();
    release();
    await expect(planRows(page).first()).toBeChecked();
  });
});
