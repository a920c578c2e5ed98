import { cards, more, names, openBrowse, search } from '../../support/browser/browse-page.ts';
import { ALL_WIDTHS, expect, expectToFit, LONG, test, planRows } from '../../support/browser/browser.ts';

test.describe('the list of countries', () => {
  test('grows from nine by six behind the last one', { tag: LONG }, async ({ page }) => {
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
  });

  test('says when all are loaded, and moves the focus on', { tag: LONG }, async ({ page }) => {
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

  test('stays usable if more cannot be loaded', { tag: LONG }, async ({ page, complaints }) => {
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

  test(
    'shows the price of a day, and disables countries without an unlimited day',
    { tag: LONG },
    async ({ page }) => {
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
    },
  );
});

test.describe('the search of the browse page', () => {
  test('replaces the list, ignoring case, and restores it', async ({ page }) => {
    await openBrowse(page);
    await expect(search(page)).toHaveAttribute('placeholder', /United States, Spain, Japan/);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    const before = await names(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    // On a machine of any speed, the page gets one letter right after the other.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search(page).pressSequentially('sPaIn');
    expect(calls.filter((path) => path === '/api/countries')).toEqual([]);
    await page.clock.resume();
    await expect(page.getByText('1 country found for "sPaIn"')).toBeVisible();
    expect(await names(page)).toEqual(['Spain']);
    // One request for the whole word, not one for each letter.
    expect(calls.filter((path) => path === '/api/countries')).toHaveLength(1);
    await expect(search(page)).toBeFocused();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(15);
    expect(await names(page)).toEqual(before);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });

  test(
    'finds countries by code and part of the world, and shows the matches in steps',
    { tag: LONG },
    async ({ page }) => {
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
    },
  );

  test('says when nothing matches, and can be cleared', { tag: LONG }, async ({ page }) => {
    await openBrowse(page);
    await search(page).fill('xyzzy');
    await expect(
      page.getByRole('heading', { name: 'No countries found matching your search.' }),
    ).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(9);
    await search(page).fill('   ');
    await expect(cards(page)).toHaveCount(9);
  });

  test(
    'says that it is searching, and keeps the old list if it fails',
    { tag: LONG },
    async ({ page, complaints }) => {
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
      await expect(page.getByRole('alert')).toContainText('We couldn’t search.');
      await search(page).press('Enter');
      await expect(page.getByText('1 country found for "chad"')).toBeVisible();
    },
  );
});

test.describe('browsing without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('still shows prices, searches, pages and sells', async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/browse');
    await expect(cards(page)).toHaveCount(9);
    await more(page).click();
    await expect(cards(page)).toHaveCount(15);
    await search(page).fill('spain');
    await search(page).press('Enter');
    await expect(page.getByText('1 country found for "spain"')).toBeVisible();
    await page.getByRole('link', { name: 'View All Plans' }).click();
    await expect(planRows(page)).not.toHaveCount(6);
    await expect(page.getByLabel('Sort')).toBeHidden();
    const [request] = await Promise.all([
      page.waitForRequest('**/checkout?plan=*'),
      page.getByRole('button', { name: 'Buy Now' }).click(),
    ]);
    expect(request.url()).toContain('ES');
  });
});

test('browsing loses nothing at any width', { tag: LONG }, async ({ page }) => {
  for (const path of ['/browse', '/browse?q=united', '/browse?country=ES', '/browse?country=VA']) {
    await page.goto(path);
    await expectToFit(page, ...ALL_WIDTHS);
  }
});
