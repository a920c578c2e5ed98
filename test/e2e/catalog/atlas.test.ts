import type { Page } from '@playwright/test';

import { cards, more, names, openBrowse, search } from '../../support/browser/browse-page.ts';
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
      await expect(links.first()).toHaveAccessibleName(/^United States plans from \$\d+\.\d\d$/);
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
    const listed = await rows(page).evaluateAll((links) =>
      links.map((link) => [...link.querySelectorAll('span')].at(-2)?.textContent),
    );
    expect(listed).toEqual(countries.map(({ name }) => name));
    await expectToFit(page, ...ALL_WIDTHS);
    await page.getByRole('link', { name: 'J', exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'J', exact: true })).toBeInViewport();
    await rows(page).filter({ hasText: 'Jordan' }).click();
    await expect(page).toHaveURL(/\/browse\?country=JO$/);
  });

  test('leads to a part of the world: its map, its countries most travelled first, its cards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openBrowse(page);
    const asia = parts(page).getByRole('link', { name: /^Asia \d+$/ });
    const many = Number((await asia.textContent())?.replace(/\D/g, ''));
    await asia.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Asia' })).toBeVisible();
    await expect(page).toHaveURL(/\/browse\?part=Asia$/);
    await expect(asia).toHaveAttribute('aria-current', 'page');
    const lines = page.getByRole('region', { name: 'Asia' }).getByRole('link');
    await expect(lines).toHaveCount(many);
    await expect(lines.first()).toHaveAccessibleName(/^Japan plans from \$/);
    await expect(lines.nth(1)).toHaveAccessibleName(/^Thailand plans from \$/);
    // The cards are those of this part, and stay so as the list grows.
    await expect(page.getByRole('heading', { level: 2, name: 'Every country' })).toBeAttached();
    expect((await names(page)).slice(0, 2)).toEqual(['Afghanistan', 'Armenia']);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    await expect(page).toHaveURL(/\/browse\?part=Asia&shown=15$/);
    expect(await names(page)).not.toContain('Australia');
    // A search goes through all of the world; clearing it brings the part back.
    await search(page).fill('france');
    await expect(page.getByText('1 country found for "france"')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(15);
    await expectToFit(page, ...ALL_WIDTHS);
    // The map's names lead there, too.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('svg a:visible', { hasText: 'Thailand' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thailand' })).toBeVisible();
  });

  test('says so if there is no such part of the world', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto('/browse?part=Atlantis');
    await expect(page.getByRole('heading', { name: 'We don’t know that part of the world.' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse All Countries' }).click();
    await expect(popular(page).getByRole('link')).toHaveCount(6);
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
    await expect(page.getByRole('heading', { name: 'Oceania' })).toBeVisible();
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
  });
});
