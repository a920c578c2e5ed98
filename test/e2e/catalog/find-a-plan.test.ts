import type { Page } from '@playwright/test';

import {
  ALL_WIDTHS,
  expect,
  expectToFit,
  LONG,
  openAwake,
  test,
  planRows,
} from '../../support/browser/browser.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Where are you traveling?' });
const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });

/** The search loads its index when it is first focused. */
async function openHome(page: Page) {
  await openAwake(page, '/');
  const index = page.waitForResponse('**/api/search-index');
  await search(page).focus();
  await index;
}

test(
  'a link to a plan that is not on sale says so until another one is chosen',
  { tag: LONG },
  async ({ page }) => {
    await openAwake(page, '/country/JP?plan=esim_bygone');
    const message = page.getByText('That plan isn’t on sale.');
    await expect(message).toContainText('Chosen instead: Unlimited Lite, 1 day.');
    await expect(planRows(page).first()).toBeChecked();
    await planRows(page).nth(1).check();
    await expect(message).toBeHidden();
    await expect(bar(page)).toContainText('Unlimited Lite, 3 days');
  },
);

test.describe('the search of the home page', () => {
  test(
    'shows at most eight matches and moves through them with the arrow keys',
    { tag: LONG },
    async ({ page }) => {
      await openHome(page);
      await page.keyboard.type('united');
      await expect(page.getByRole('option')).not.toHaveCount(0);
      await search(page).fill('a');
      await expect(page.getByRole('listbox').locator(':scope > [role=option]')).toHaveCount(8);
      await search(page).fill('united');
      await expect(page.getByRole('option').first()).toContainText('United Arab Emirates');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/country\/GB$/);
    },
  );

  test('opens the typed place even if Enter comes before the list', { tag: LONG }, async ({ page }) => {
    await openHome(page);
    await page.keyboard.type('un');
    await expect(page.getByRole('option').first()).toContainText('United');
    await search(page).fill('japan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/country\/JP$/);
  });

  test(
    'says when nothing matches, and closes with Escape and a click outside',
    { tag: LONG },
    async ({ page }) => {
      await openHome(page);
      await page.keyboard.type('xyzzy');
      const nothing = page.getByRole('search').getByText('No countries found for "xyzzy"').first();
      await expect(nothing).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/$/);
      await page.keyboard.press('Escape');
      await expect(nothing).toBeHidden();
      await search(page).fill('jap');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByRole('option')).toHaveCount(0);
    },
  );
});

test.describe('the page of a country', () => {
  test(
    'offers six plans with the first selected, and the others on demand',
    { tag: LONG },
    async ({ page }) => {
      await openAwake(page, '/country/JP');
      await expect(planRows(page)).toHaveCount(6);
      await expect(planRows(page).first()).toBeChecked();
      await expect(bar(page)).toContainText('Japan eSIM');
      await page.getByRole('button', { name: /^See More Plans \(\d+ more\)$/ }).click();
      await expect(planRows(page)).not.toHaveCount(6);
      await page.getByRole('button', { name: 'Show Less Plans' }).click();
      await expect(planRows(page)).toHaveCount(6);
    },
  );

  test('lets the arrows choose, and keeps the chosen row clear of the bar', async ({ page }) => {
    await openAwake(page, '/country/JP');
    await planRows(page).first().focus();
    for (let row = 1; row < 6; row++) {
      await page.keyboard.press('ArrowDown');
      await expect(planRows(page).nth(row)).toBeChecked();
      const focused = await planRows(page).nth(row).boundingBox();
      const barBox = await bar(page).boundingBox();
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
    await bar(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=%7B%22id%22/);
  });

  test.describe('on a phone newer than the list of models', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140 Mobile' });

    test(
      'says at the top, or in one line of the bar, whether the plan works there',
      { tag: LONG },
      async ({ page }) => {
        const line = page.getByRole('list', { name: 'Will it work for me?' });
        const ask = page.getByRole('button', { name: 'Does my phone work?' });
        await page.setViewportSize({ width: 360, height: 640 });
        await openAwake(page, '/country/JP');
        // It answers where it was asked.
        await expect(ask).toBeInViewport({ ratio: 1 });
        await ask.click();
        await expect(line).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect(line.getByRole('listitem')).toHaveText([
          'Does my phone work? This Google Pixel works if unlocked. Check your version',
          'On Japan Mobile (5G) and Japan Telecom',
          '1 GB a day, then maps and messages',
          'Starts at first use · 4G, 5G',
          'Refund within 24 hours if unused',
        ]);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(ask).toBeHidden();
        await expect(line).toHaveCount(1);
        await expect(bar(page).getByRole('list', { name: 'Will it work for me?' })).toBeVisible();
        await line.getByRole('link', { name: /Check your version$/ }).click();
        await expect(page.getByRole('searchbox', { name: 'Search iPhone / iPad models' })).toBeInViewport();
      },
    );
  });

  test('opens the details of a plan and returns the focus', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/country/JP');
    const opener = page.getByRole('button', { name: /^Plan Details: Unlimited/ }).nth(1);
    const dialog = page.getByRole('dialog', { name: 'Plan Details' });
    await opener.click();
    for (const text of ['Unlimited Data', 'Country', 'Duration', 'Network', 'Auto-start', 'Plan Type']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByRole('button', { name: 'Sign In to Purchase' })).toBeVisible();
    await expect(dialog).toContainText('Our supplier doesn’t say: hotspot, ID check');
    const technical = dialog.getByText(/^eSIM, Unlimited.*, Japan/);
    await expect(technical).toBeVisible();
    await expect(dialog.getByText('Supplier’s description', { exact: true })).toBeVisible();
    await expect(dialog).not.toContainText('Standard');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(
    'says that a country does not exist, or has no plans on sale',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      await page.goto('/country/ZZ');
      await expect(page.getByRole('heading', { name: 'Country Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Browse All Countries' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/');
      await expectToFit(page, ...ALL_WIDTHS);
      await page.goto('/browse?q=north%20korea');
      await expect(page.getByText('We have no plan for North Korea yet.')).toBeVisible();
      await page.getByRole('link', { name: 'See plans nearby' }).click();
      await expect(page).toHaveURL(/\/country\/KP$/);
      await expect(page.getByRole('heading', { level: 1, name: 'North Korea' })).toBeVisible();
      const near = page.getByRole('region', { name: 'Plans near North Korea' }).getByRole('link');
      await expect(near.filter({ hasText: 'South Korea' })).toHaveAttribute('href', '/country/KR');
      await expectToFit(page, ...ALL_WIDTHS);
      await page.goto('/country?country=va');
      await expect(page.getByRole('heading', { level: 1, name: 'Vatican City' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No plans available' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Plans that work in Vatican City' })).toBeVisible();
      await expectToFit(page, ...ALL_WIDTHS);
      const region = page.getByRole('link', { name: /^Europe Lite, from \$\d+\.\d\d$/ });
      await expect(region).toHaveAttribute('href', '/regional/europe-lite');
    },
  );

  test(
    'can be tried again if its data did not load',
    { tag: LONG },
    async ({ page, context, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      await openAwake(page, '/country/FR');
      await page.getByRole('link', { name: 'All destinations' }).click();
      await expect(page).toHaveURL(/\/browse$/);
      await page.getByRole('link', { name: 'Simport home' }).first().click();
      await expect(page.getByRole('heading', { name: 'Popular Destinations' })).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('You’re offline.')).toBeVisible();
      await page.getByRole('link', { name: 'Japan', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Failed to load country data' })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    },
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads home, which has its style, a menu and a search, and the chosen plan reaches the checkout', async ({
    page,
    complaints,
  }) => {
    // With scripts off, Chromium reports each one it does not load this way.
    complaints.expect(/ csp$/);
    const note = page.getByText('We couldn’t find that page.');
    await page.goto('/nowhere');
    await expect(note).toBeInViewport();
    await expect(page.locator('[data-hero]')).toHaveCSS('background-color', 'rgb(10, 21, 36)');
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Bricolage Grotesque"?,/);
    // No button is dead.
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Get the app' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Browse Plans' }).click();
    await expect(page).toHaveURL('/browse');
    await page.goto('/');
    await expect(note).toBeHidden();
    await search(page).fill('jap');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: /Japan.*JP/ }).click();
    await expect(planRows(page)).not.toHaveCount(6);
    await planRows(page).nth(2).check();
    const [request] = await Promise.all([
      page.waitForRequest('**/checkout?plan=*'),
      page.getByRole('button', { name: 'Buy Now' }).click(),
    ]);
    const plan = new URL(request.url()).searchParams.get('plan') ?? '';
    expect(JSON.parse(plan)).toMatchObject({ countryCode: 'JP' });
  });
});
