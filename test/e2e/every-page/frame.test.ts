import type { Page } from '@playwright/test';

import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const linksOf = (place: ReturnType<typeof main>) => place.getByRole('link').allTextContents();
const foot = (page: Page) => page.getByRole('contentinfo');

/** Makes the browser known to the shop, until it signs out. */
async function signIn(page: Page) {
  let user: unknown = { id: 'u1', email: 'mia@posteo.example', name: 'Mia Larsen', emailVerified: true };
  await page
    .context()
    .addCookies([{ name: 'simport_signed_in', value: '1', domain: 'localhost', path: '/' }]);
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ json: user && { user } }));
  await page.route('**/api/auth/sign-out', (route) => {
    user = null;
    return route.fulfill({ json: { success: true } });
  });
}

test.describe('the bar over every page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('links to the main pages, and marks the current one', { tag: LONG }, async ({ page }) => {
    await page.goto('/');
    expect(await linksOf(main(page))).toEqual([
      'Install eSIM',
      'FAQ',
      'Browse Plans',
      'Trip Planner',
      'Enterprise',
    ]);
    const addresses = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/installation', '/faq', '/browse', '/trip', '/business-contact']);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Browse Plans' }).click();
    await expect(page).toHaveURL('/browse');
    await expect(main(page).getByRole('link', { name: 'Browse Plans' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Simport home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows who is signed in, and signs out', { tag: LONG }, async ({ page }) => {
    await signIn(page);
    await page.goto('/browse');
    await expect(main(page).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
    await expect(page).toHaveURL('/browse');
  });

  test('offers the app in a dialog that closes in three ways', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/browse');
    const opener = page.getByRole('button', { name: 'Get the app' });
    const dialog = page.getByRole('dialog', { name: 'Get the app' });
    await opener.click();
    await expect(dialog.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
      'href',
      'https://play.google.com/store',
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(20, 600);
    await expect(dialog).toBeHidden();
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test('a menu has the links but Enterprise, and works by keyboard', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(main(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.press('Enter');
    expect(await linksOf(menu(page))).toEqual([
      'Install eSIM',
      'FAQ',
      'Browse Plans',
      'Regions',
      'Trip Planner',
      'Support',
      'Profile',
    ]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await menu(page).getByRole('link', { name: 'Browse Plans' }).press('Enter');
    await expect(page).toHaveURL('/browse');
    await expect(menu(page)).toBeHidden();
  });

  test('the menu closes by a press beside it, and leads to the app', { tag: LONG }, async ({ page }) => {
    await page.goto('/browse');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    await page.mouse.click(180, 60);
    await expect(menu(page)).toBeHidden();
    await opener.click();
    await page.getByRole('button', { name: 'Get the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get the app' });
    await expect(dialog).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
  });
});

test(
  'every page’s footer has the company, legal, app and social network links',
  { tag: LONG },
  async ({ page }) => {
    await page.goto('/browse');
    const addresses = async (name: string) =>
      foot(page)
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
    expect(await addresses('Plans')).toEqual([
      'Browse Plans /browse',
      'Regions /regional',
      'Install eSIM /installation',
      'FAQ /faq',
    ]);
    expect(await addresses('Company')).toEqual([
      'About Us /about-us',
      'Support /support',
      'Enterprise /business-contact',
    ]);
    expect(await addresses('Legal')).toEqual([
      'Privacy Policy /privacy-policy',
      'Terms of Service /terms-of-service',
      'Refund Policy /refund-policy',
      'Accessibility /accessibility',
    ]);
    for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'Get it on Google Play']) {
      await expect(foot(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
    await expect(foot(page)).toContainText(`© ${new Date().getFullYear()} Simport, Inc.`);
    await expect(foot(page).getByRole('link', { name: 'support@simport.example' })).toBeVisible();
  },
);

test('the line that says "offline" covers neither links nor the bar to buy, and shifts nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await openAwake(page, '/country/JP');
  const line = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  const buy = page.getByRole('button', { name: 'Buy Now' });
  const heading = page.getByRole('heading', { level: 1 });
  const places = () =>
    Promise.all([heading, page.getByRole('banner')].map(async (part) => (await part.boundingBox())?.y));
  const before = await places();
  await context.setOffline(true);
  await expect(line).toBeInViewport();
  expect(await places()).toEqual(before);
  // Playwright presses only what nothing else covers.
  await buy.click({ trial: true });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click({ trial: true });
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((await line.boundingBox())?.y ?? 0);
  // At its end, the document is longer by the line, so its last link is free.
  await foot(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await foot(page).getByRole('link').last().click({ trial: true });
  await context.setOffline(false);
  await expect(line).toBeHidden();
  const back = await page.locator('[data-buy-bar]').boundingBox();
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBe(page.viewportSize()?.height);
});

test('on a tablet the checkout is one column, from its header to its footer', async ({ page, checkout }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await checkout.open();
  const starts = await Promise.all(
    [
      page.getByRole('banner').getByRole('link'),
      page.locator('aside button[aria-expanded] img'),
      page.getByRole('heading', { level: 1 }),
      checkout.email,
      foot(page).getByText('All rights reserved'),
    ].map((part) =>
      part.evaluate((element) => {
        const { paddingInlineStart } = getComputedStyle(element);
        return Math.round(element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart));
      }),
    ),
  );
  const [first] = starts;
  expect(starts).toEqual([first, first, first, (first ?? 0) + 16, first]);
});
