import type { Page } from '@playwright/test';

import { awake, expect, openAwake, test, LONG } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';

const foot = (page: Page) => page.getByRole('contentinfo');
const story = (page: Page) => page.getByRole('region', { name: 'Why Us' });
const htmlOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).evaluate((section) => section.outerHTML);

/** The footer's text and size. */
const standsAs = (page: Page) =>
  foot(page).evaluate((element: HTMLElement) => [
    element.innerText,
    element.offsetWidth,
    element.offsetHeight,
  ]);

/** The names of the scripts that this document has fetched. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace(/^.*\/([\w.-]+)-[\w-]{8}\.js$/, '$1')),
  );

/** Acts and arrives at an address, either in the open document or in another one. */
async function sameDocument(page: Page, act: () => Promise<void>, address: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await act();
  await page.waitForURL(address);
  return page.evaluate(() => 'mark' in window);
}

test('static parts load no code, and their links stay within the document', async ({ page }) => {
  await openAwake(page, '/');
  await story(page).scrollIntoViewIfNeeded();
  await foot(page).scrollIntoViewIfNeeded();
  const loaded = await scripts(page);
  expect(loaded).toContain('home');
  expect(loaded).not.toContain('footer');
  expect(loaded).not.toContain('story');

  const browse = story(page).getByRole('link', { name: 'Browse Plans' });
  expect(await sameDocument(page, () => browse.click(), '/browse')).toBe(true);
  const support = foot(page).getByRole('link', { name: 'Support', exact: true });
  expect(await sameDocument(page, () => support.click(), '/support')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const about = foot(page).getByRole('link', { name: 'About Us' });
  expect(await sameDocument(page, () => about.press('Enter'), '/about-us')).toBe(true);
  expect(await scripts(page)).not.toContain('footer');
});

test('the browser handles their links to another tab or another site', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/browse');
  const opened = page.context().waitForEvent('page');
  await foot(page)
    .getByRole('link', { name: 'Support', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.waitForURL('/support');
  await other.close();
  await expect(page).toHaveURL('/browse');
  await page.route('https://www.naturalearthdata.com/', (route) => route.fulfill({ body: 'outlines' }));
  await foot(page).getByRole('link', { name: 'Natural Earth' }).click();
  await page.waitForURL('https://www.naturalearthdata.com/');
});

test('the keyboard goes through them in their order', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started with Germany' }).focus();
  const names: string[] = [];
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
  }
  expect(names.slice(0, 1)).toEqual(['Browse Plans']);
  expect(names.slice(2)).toEqual([
    'support@simport.example',
    'Browse Plans',
    'Regions',
    'Install eSIM',
    'FAQ',
    'About Us',
  ]);
});

test('navigating to a page shows them as its document does', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/');
  const brought = await htmlOf(page, 'Why Us');
  await openAwake(page, '/faq');
  const home = page.getByRole('banner').getByRole('link', { name: 'Simport home' });
  expect(await sameDocument(page, () => home.click(), '/')).toBe(true);
  await expect(story(page)).toBeVisible();
  // The framework's attribute for a feature that is off; documents are sent without it.
  const drawn = (await htmlOf(page, 'Why Us')).replaceAll(' data-discover="true"', '');
  expect(drawn).toBe(brought);
  await page.goBack();
  await page.waitForURL('/faq');
  await page.goForward();
  await expect(story(page)).toBeVisible();
});

test('the checkout’s short footer is replaced by the full one', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/browse');
  const whole = await standsAs(page);
  await page.goto(checkoutAddress(await aPlan(page)));
  await awake(page);
  await expect(foot(page).getByRole('link')).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: 'Simport home' });
  expect(await sameDocument(page, () => home.click(), '/')).toBe(true);
  await expect(foot(page).getByRole('link', { name: 'About Us' })).toBeVisible();
  expect(await standsAs(page)).toEqual(whole);
});
