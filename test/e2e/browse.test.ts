import type { Page } from '@playwright/test';

import { axe, expect, test } from '../support/browser.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search countries' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('button', { name: 'Show More Countries' });
const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();

/** A page answers once its script runs: the search then follows the typing. */
async function openBrowse(page: Page, address = '/browse') {
  await page.goto(address);
  await expect(async () => {
    await search(page).fill('  ');
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await search(page).fill(new URL(page.url()).searchParams.get('q') ?? '');
}

test.describe('the list of countries', () => {
  test('grows from nine by six behind the last one', async ({ page }) => {
    await openBrowse(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Browse eSIM Plans' })).toBeVisible();
    await expect(page.getByText('Choose Your Destination')).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    const first = await names(page);
    const [request] = await Promise.all([page.waitForRequest('**/api/countries?*'), more(page).click()]);
    await expect(cards(page)).toHaveCount(15);
    expect(new URL(request.url()).searchParams.get('limit')).toBe('6');
    expect(new URL(request.url()).searchParams.get('after')).toMatch(/^[A-Z]{2}$/);
    expect((await names(page)).slice(0, 9)).toEqual(first);
    expect(new Set(await names(page)).size).toBe(15);
    await expect(more(page)).toBeFocused();
    await axe(page);
  });

  test('says when all are loaded, and hands the focus on', async ({ page }) => {
    const { countries, next } = await page.request
      .get('/api/countries?limit=50')
      .then((answer) => answer.json() as Promise<{ countries: { iso: string }[]; next: string | null }>);
    expect(next).not.toBeNull();
    await openBrowse(page);
    await page.route('**/api/countries?limit=6*', async (route) => {
      const answer = { countries: countries.slice(9, 13), next: null };
      await route.fulfill({ json: answer });
    });
    await expect(more(page)).toBeVisible();
    await expect(page.getByText(/All countries loaded/)).toHaveCount(0);
    await more(page).click();
    await expect(page.getByText('All countries loaded (13 total)')).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await expect(cards(page).nth(9).getByRole('link').first()).toBeFocused();
  });

  test('stays usable when more cannot be read', async ({ page, complaints }) => {
    complaints.expect(/503|ERR_FAILED/);
    await openBrowse(page);
    await page.route('**/api/countries?limit=6*', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await more(page).click();
    await expect(more(page)).not.toHaveAttribute('aria-busy');
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
  });

  test('prices a day, and disables what has no unlimited day', async ({ page }) => {
    await page.goto('/browse?q=anguilla');
    const anguilla = cards(page).filter({ hasText: 'Anguilla' });
    await expect(anguilla.getByRole('button', { name: 'No Plans Available' })).toBeDisabled();
    await page.goto('/browse?q=japan');
    const japan = cards(page).filter({ hasText: 'Japan' });
    await expect(japan).toContainText(/Unlimited from \$\d+\.\d\d\/day/);
    await expect(japan.getByRole('link', { name: 'View All Plans' })).toHaveAttribute(
      'href',
      '/browse?country=JP',
    );
  });
});

test.describe('the search of the browse page', () => {
  test('replaces the list, ignoring case, and gives it back', async ({ page }) => {
    await openBrowse(page);
    await expect(search(page)).toHaveAttribute('placeholder', /United States, Spain, Japan/);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    const before = await names(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await search(page).pressSequentially('sPaIn', { delay: 30 });
    await expect(page.getByText('1 country found for "sPaIn"')).toBeVisible();
    expect(await names(page)).toEqual(['Spain']);
    // One question for the whole word, not one for each letter.
    expect(calls.filter((path) => path === '/api/countries')).toHaveLength(1);
    await expect(search(page)).toBeFocused();
    await axe(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(15);
    expect(await names(page)).toEqual(before);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });

  test('finds by code and by part of the world, and shows the matches in steps', async ({ page }) => {
    await openBrowse(page);
    await search(page).fill('jp');
    await expect(page.getByText('1 country found for "jp"')).toBeVisible();
    await search(page).fill('europe');
    await expect(page.getByText(/^\d\d countries found for "europe"$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(18);
    await more(page).click();
    await expect(cards(page)).toHaveCount(36);
    await expect(page).toHaveURL(/q=europe&shown=36/);
    expect(new Set(await names(page)).size).toBe(36);
  });

  test('says when nothing matches, and clears', async ({ page }) => {
    await openBrowse(page);
    await search(page).fill('xyzzy');
    await expect(
      page.getByRole('heading', { name: 'No countries found matching your search.' }),
    ).toBeVisible();
    await axe(page);
    await page.getByRole('alert').getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(9);
    await search(page).fill('   ');
    await expect(cards(page)).toHaveCount(9);
  });

  test('says that it searches, and keeps what was there when it fails', async ({ page, complaints }) => {
    complaints.expect(/503/);
    await openBrowse(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      '**/api/countries?isos=*',
      async (route) => {
        await held;
        await route.fulfill({ status: 503, json: {} });
      },
      { times: 1 },
    );
    await search(page).fill('chad');
    await expect(page.getByText('Searching countries...')).toBeVisible();
    release();
    await expect(page.getByText('Searching countries...')).toBeHidden();
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await search(page).press('Enter');
    await expect(page.getByText('1 country found for "chad"')).toBeVisible();
  });
});

test.describe('a country inside the browse page', () => {
  test('opens from its card, and back finds the list as it was', async ({ page }) => {
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

  test('comes back to what was searched', async ({ page }) => {
    await openBrowse(page);
    await search(page).fill('united');
    await expect(page.getByText(/countries found for "united"/)).toBeVisible();
    await cards(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Back to countries' }).click();
    await expect(search(page)).toHaveValue('united');
    await expect(page.getByText(/countries found for "united"/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse Plans' }).click();
    await expect(cards(page)).toHaveCount(9);
    await expect(search(page)).toHaveValue('');
  });

  test('filters by duration, sorts, and chooses the first plan each time', async ({ page }) => {
    await page.goto('/browse?country=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(bar(page)).toContainText('Spain eSIM');
    const week = page.getByRole('button', { name: '7 days', exact: true });
    await expect(async () => {
      await week.click({ timeout: 1000 });
      await expect(week).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    await expect(page.getByText('For 7 DAYS').first()).toBeVisible();
    await expect(page.getByText(/^For (?!7 DAYS)/)).toHaveCount(0);
    await expect(page.getByText('1 GB', { exact: true })).toBeVisible();
    await expect(bar(page)).toContainText('7 days');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByRole('radio').nth(2).check();
    await page.getByLabel('Sort').selectOption('data');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await axe(page);
  });

  test('unfolds its plans and buys the chosen one', async ({ page }) => {
    await page.goto('/browse?country=ES');
    await expect(async () => {
      await page.getByRole('button', { name: /^See More Plans \(\d+ more\)$/ }).click({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('radio')).not.toHaveCount(6);
    await page.getByRole('button', { name: 'Show Less Plans' }).click();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await page.getByRole('button', { name: 'Plan Details' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Plan Details' })).toContainText('Spain');
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=%7B%22id%22/);
  });

  test('is designed when it is unknown, sells nothing, or does not come', async ({ page, complaints }) => {
    complaints.expect(/status of 404|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/browse?country=ZZ');
    await expect(page.getByRole('heading', { name: 'Country not found' })).toBeVisible();
    await axe(page);
    await page.goto('/browse?country=VA');
    await expect(page.getByRole('heading', { name: 'No plans available' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Also covered by Europe/ }).first()).toBeVisible();
    await openBrowse(page);
    await page.context().setOffline(true);
    await cards(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Failed to load country data' })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
  });

  test('shows where its plans will stand while they are on their way', async ({ page }) => {
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
    await expect(page.getByRole('radio').first()).toBeChecked();
  });
});

test.describe('browsing without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('still shows prices, searches, goes on and sells', async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/browse');
    await expect(cards(page)).toHaveCount(9);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    await search(page).fill('spain');
    await search(page).press('Enter');
    await expect(page.getByText('1 country found for "spain"')).toBeVisible();
    await page.getByRole('link', { name: 'View All Plans' }).click();
    await expect(page.getByRole('radio')).not.toHaveCount(6);
    await expect(page.getByLabel('Sort')).toBeHidden();
    const [request] = await Promise.all([
      page.waitForRequest('**/checkout?plan=*'),
      page.getByRole('button', { name: 'Buy Now' }).click(),
    ]);
    expect(request.url()).toContain('ES');
  });
});

for (const width of [320, 768, 1440]) {
  test(`browsing loses nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/browse', '/browse?q=united', '/browse?country=ES', '/browse?country=VA']) {
      await page.goto(path);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, beyond]).toEqual([path, 0]);
      await axe(page);
    }
  });
}
