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

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });

async function openBy(page: Page, from: string, link: string) {
  await openAwake(page, from);
  await page.getByRole('link', { name: link, exact: true }).first().click();
}

test.describe('the regions', () => {
  test('are cards with their coverage, plans and price', { tag: LONG }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/regional');
    const europe = cards(page).filter({ has: page.getByRole('link', { name: 'Europe+', exact: true }) });
    await expect(europe).toContainText(/\d+ countries, \d+ plans/);
    await expect(europe).toContainText(/Starting from \$\d+\.\d\d/);
    await expect(europe.getByRole('link')).toHaveAttribute('href', '/regional/europe');
    await expect(europe).toContainText('Not included: Albania, Montenegro, Serbia, and 16 more');
    // The place's other groups are folded below it, each with the reason why it exists.
    await expect(cards(page).getByRole('link', { name: /^Europe/ })).toHaveCount(1);
    await page.getByText('More plans like Europe+ (4)').click();
    const more = page.getByRole('list', { name: 'More plans like Europe+' });
    await expect(more.getByRole('link', { name: /^Europe Extra/ })).toHaveText(
      /Adds Serbia and Moldova38 countries, \d+ plansStarting from \$\d+\.\d\d/,
    );
    await expect(more).toContainText('Costs less without Turkey, the United Kingdom, and Northern Cyprus');
    await expect(more).toContainText('Adds the United States. For stays of 60 to 180 days, 20 to 100 GB');
    await expect(more.getByRole('link', { name: /^Europe Extra/ })).toHaveAttribute(
      'href',
      '/regional/europe-extra',
    );
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Browse Plans' })).toHaveAttribute('aria-current', 'true');
  });

  test('have six placeholders while they load', { tag: LONG }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/regional.data*', async (route) => {
      await held;
      await route.continue();
    });
    await openBy(page, '/browse', 'Regions');
    await expect(page.locator('[data-placeholder]')).toHaveCount(6);
    release();
    await expect(page.getByRole('link', { name: 'Europe+', exact: true })).toBeVisible();
  });

  test(
    'show an error if they did not load, and can be tried again',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      await openAwake(page, '/browse');
      // The page's code is loaded already; only its data is missing.
      await openBy(page, '/regional', 'Countries');
      await page.context().setOffline(true);
      await page.getByRole('main').getByRole('link', { name: 'Regions', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to load regional plans');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Europe+', exact: true })).toBeVisible();
    },
  );
});

test.describe('the page of a region', () => {
  test('lists its countries, open at first', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/regional/europe');
    await expect(page.getByRole('heading', { level: 1, name: 'Europe+' })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Supported countries (36)' });
    const list = page.getByRole('region', { name: 'Supported countries' }).getByRole('listitem');
    await expect(list).toHaveCount(36);
    await expect(list.first()).toHaveText(/^Austria\s*Austria Mobile \(5G\) and Austria Telecom\s*AT$/);
    await heading.click();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'All destinations' })).toHaveAttribute('href', '/browse');
  });

  test('tells by keyboard which countries it includes, has details of its plans and sells them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAwake(page, '/regional/europe');
    await expect(page.getByText('Not included: Albania')).toBeVisible();
    await page.getByRole('link', { name: 'Works in France, Spain, Italy, and 33 more' }).press('Enter');
    const field = page.getByRole('searchbox', { name: 'Is your country in it?' });
    const answer = page.locator('#countries');
    await field.focus();
    await page.keyboard.type('holland, serbia and atlantis');
    await page.keyboard.press('Enter');
    // The answer has an address.
    await expect(page).toHaveURL(/\/regional\/europe\?to=holland%2C\+serbia\+and\+atlantis#countries$/);
    await expect(answer).toContainText(/Europe\+ works in 1 of 2.*We don’t know “atlantis”/);
    await expect(answer.getByRole('listitem').first()).toContainText(/^Netherlands.*Included$/);
    await expect(answer.getByRole('listitem').nth(1)).toContainText(
      /^SerbiaOwn plans from \$.*Not included$/,
    );
    await expect(answer.getByRole('link', { name: /^Europe Extra, from/ })).toBeVisible();
    await expect(field).toHaveValue('holland, serbia and atlantis');
    await answer.getByRole('link', { name: /^Own plans/ }).press('Enter');
    // The address changes a moment before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Serbia' })).toBeVisible();
    await expect(page).toHaveURL(/\/country\/RS$/);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Europe+' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(field).toHaveValue('holland, serbia and atlantis');
    const dialog = page.getByRole('dialog', { name: 'Plan Details' });
    await page.getByRole('button', { name: 'Plan Details' }).first().click();
    await expect(dialog).toContainText('Europe+');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('Europe+ eSIM');
    await bar(page).getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=/);
    const plan = new URL(page.url()).searchParams.get('plan') ?? '';
    const chosen = JSON.parse(plan) as { countryFlag: string };
    expect(chosen).toMatchObject({ countryCode: 'REUP', country: 'Europe+' });
    const picture = await page.request.get(chosen.countryFlag);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toContain('<svg');
    await expect(page.getByText('36 countries').first()).toBeVisible();
  });

  test(
    'offers six plans with the first selected, and the others on demand',
    { tag: LONG },
    async ({ page }) => {
      await openAwake(page, '/regional/europe');
      await expect(planRows(page)).toHaveCount(6);
      await expect(planRows(page).first()).toBeChecked();
      await page.getByRole('button', { name: /^See More Plans \(\d+ more\)$/ }).click();
      await expect(planRows(page)).not.toHaveCount(6);
      await page.getByRole('button', { name: 'Show Less', exact: true }).click();
      await expect(planRows(page)).toHaveCount(6);
    },
  );

  test('says so if the region does not exist', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto('/regional/atlantis');
    await expect(page.getByRole('heading', { name: 'Region not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse All' }).click();
    await expect(page).toHaveURL(/\/browse$/);
  });
});

test.describe('a country', () => {
  test('names the regions whose plans work there, cheapest first', { tag: LONG }, async ({ page }) => {
    await page.goto('/country/ES');
    await expect(page.getByRole('heading', { name: 'Going further than Spain?' })).toBeVisible();
    const covering = page.getByRole('link', { name: /^Also covered by/ });
    await expect(covering).toHaveCount(3);
    const prices = (await covering.allTextContents()).map((text) =>
      Number(/from \$([\d.]+)/.exec(text)?.[1]),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await covering.first().click();
    await expect(page).toHaveURL(/\/regional\/[a-z-]+$/);
    await expect(page.getByText('Spain').first()).toBeAttached();
  });

  test('names none that costs ten times as much', { tag: LONG }, async ({ page }) => {
    await page.goto('/country/JP');
    const covering = page.getByRole('link', { name: /^Also covered by/ });
    await expect(covering).toHaveCount(1);
    await expect(covering).toContainText('Also covered by Global');
  });
});

test.describe('regions without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('answer for the countries of a trip', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/regional');
    await page.getByLabel('Which countries are you visiting?').fill('Japan, China and Thailand');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('heading', { name: 'Global works in all 3' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Asia.*from/ })).toContainText(
      'Not included: Japan and China',
    );
    await page.getByRole('link', { name: 'Asia', exact: true }).click();
    await page.getByLabel('Is your country in it?').fill('Japan');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Asia doesn’t work in Japan')).toBeVisible();
    await page.goto('/regional');
    await page.getByLabel('Which countries are you visiting?').fill('Gulf');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('heading', { name: 'Global works in all 6' })).toBeVisible();
  });

  test('still show plans, prices and the way to checkout', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/regional');
    await page.getByRole('link', { name: 'Oceania', exact: true }).click();
    await expect(planRows(page).first()).toBeChecked();
    const [request] = await Promise.all([
      page.waitForRequest('**/checkout?plan=*'),
      page.getByRole('button', { name: 'Buy Now' }).click(),
    ]);
    expect(JSON.parse(new URL(request.url()).searchParams.get('plan') ?? '')).toMatchObject({
      countryCode: 'ROC',
    });
  });
});

test('regions lose nothing at any width', { tag: LONG }, async ({ page }) => {
  for (const path of ['/regional', '/regional/europe', '/regional/global-max']) {
    await page.goto(path);
    await expectToFit(page, ...ALL_WIDTHS);
  }
});
