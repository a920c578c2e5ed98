import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { awake, expect, openAwake, startOwnShop, test } from '../support/browser.ts';
import type { RunningShop } from '../support/running-shop.ts';

/** What a browser does when its reader goes to another tab. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page reports once how it loaded, by its kind and without a cookie', async ({ page }) => {
  await openAwake(page, '/country/JP');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest('**/api/vitals'), turnAway(page)]);
  const figures = request.postDataJSON() as Record<string, unknown>;
  expect(figures['page']).toBe('country');
  expect(figures['ttfb']).toBeGreaterThan(0);
  expect(figures['fcp']).toBeGreaterThan(0);
  expect(await request.headerValue('cookie')).toBeNull();
  expect((await request.response())?.status()).toBe(200);
  let again = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/vitals')) again++;
  });
  await turnAway(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(again).toBe(0);
});

test('without a setting no script of another company is loaded', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().startsWith(baseURL ?? ''))
      foreign.push(request.url());
  });
  const answer = await page.goto('/');
  await awake(page);
  expect(foreign).toEqual([]);
  expect(await answer?.headerValue('content-security-policy')).not.toContain('watch');
});

test.describe('a session-analytics script', () => {
  let host: Server;
  let shop: RunningShop;
  let scriptUrl: string;
  test.beforeAll(async () => {
    host = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end('window.watched = true;');
    });
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve);
    });
    scriptUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/watch.js?a=1&b=2`;
    shop = await startOwnShop({ env: { ANALYTICS_SCRIPT_URL: scriptUrl } });
  });
  test.afterAll(async () => {
    await shop.stop();
    await new Promise((resolve) => {
      host.close(resolve);
    });
  });

  const isWatched = (page: Page) => page.evaluate(() => 'watched' in window);

  test('runs on public pages, and the policy names its host there alone', async ({ page }) => {
    const answer = await page.goto(`${shop.baseUrl}/`);
    await expect.poll(() => isWatched(page)).toBe(true);
    expect(await answer?.headerValue('content-security-policy')).toContain(new URL(scriptUrl).origin);
    const profile = await page.goto(`${shop.baseUrl}/profile`);
    expect(await profile?.headerValue('content-security-policy')).not.toContain(new URL(scriptUrl).origin);
    await awake(page);
    expect(await isWatched(page)).toBe(false);
    await page.goto(`${shop.baseUrl}/privacy`);
    await expect(page.getByText('a session-analytics service of another company')).toBeVisible();
  });

  test('is not there on checkout, whichever way one comes and goes', async ({ page }) => {
    await page.goto(`${shop.baseUrl}/country/JP`);
    await expect.poll(() => isWatched(page)).toBe(true);
    await awake(page);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=/);
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    expect(await isWatched(page)).toBe(false);
    await awake(page);
    await page.getByRole('link', { name: 'Simport home' }).first().click();
    await expect(page).toHaveURL(`${shop.baseUrl}/`);
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
    expect(await isWatched(page)).toBe(false);
  });
});
