import type { Page } from '@playwright/test';

import { expect, openAwake, test } from '../../support/browser/browser.ts';

const positionOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens a page, waits for its script, scrolls to its foot, and notes from then on where the page has been. */
async function readToTheFoot(page: Page, path: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, path);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const foot = await positionOf(page);
  expect(foot).toBeGreaterThan(500);
  return foot;
}

async function record(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.push(window.scrollY));
  });
}

/** How many places strictly between two heights the page passed since it was told to note them. */
async function passed(page: Page, high: number, low: number): Promise<number> {
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return new Set(seen.filter((place) => place > high && place < low).map(Math.round)).size;
}

/** Without the scrolling that a click of Playwright's begins with. */
const goHome = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Simport home' }).dispatchEvent('click');

test.describe('the place on the page', () => {
  test('goes smoothly to the top of the next page, and is found again at once on the way back', async ({
    page,
  }) => {
    const foot = await readToTheFoot(page, '/country/JP');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await record(page);
    await goHome(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
    expect(await passed(page, 0, foot)).toBeGreaterThan(3);

    await record(page);
    await page.goBack();
    await expect(page).toHaveURL('/country/JP');
    await expect.poll(() => positionOf(page)).toBe(foot);
    expect(await passed(page, 0, foot)).toBeLessThanOrEqual(1);

    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
  });

  test('jumps to the top where motion is unwelcome', async ({ page }) => {
    const foot = await readToTheFoot(page, '/country/JP');
    await record(page);
    await goHome(page);
    await expect(page).toHaveURL('/');
    await expect.poll(() => positionOf(page)).toBe(0);
    expect(await passed(page, 0, foot)).toBeLessThanOrEqual(1);
  });
});

test('every address of the shop is a page, and any other leads home', async ({ request }) => {
  const pages = [
    '/',
    '/country/JP',
    '/country?country=jp',
    '/regional',
    '/regional/europe',
    '/browse',
    '/browse?country=JP',
    '/business-contact',
    '/privacy',
    '/privacy-policy',
    '/terms-of-service',
    '/support',
    '/about-us',
    '/faq',
    '/installation',
    '/installation-android-and-ios',
    '/profile',
    '/dashboard',
  ];
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  for (const path of ['/nowhere', '/country/JP/plans', '/regional/europe/plans', '/Browse/x']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/']);
  }
  const lost = await request.get('/checkout', { maxRedirects: 0 });
  expect([lost.status(), lost.headers()['location']]).toEqual([302, '/dashboard']);
});
