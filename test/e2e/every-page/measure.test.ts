import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { awake, expect, LONG, openAwake, startOwnShop, test } from '../../support/browser/browser.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

/** What a browser does when the visitor switches to another tab. */
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

test('without a setting no script of another company is loaded', { tag: LONG }, async ({ page, baseURL }) => {
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

  const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });
  const fetched = (page: Page) => {
    const addresses: string[] = [];
    page.on('request', (request) => request.url() === scriptUrl && addresses.push(request.url()));
    return addresses;
  };
  const allow = async (page: Page, path = '/') => {
    await openAwake(page, shop.baseUrl + path);
    await question(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => isWatched(page)).toBe(true);
  };

  test(
    'loads only with consent, on public pages, and only their policy names its host',
    { tag: LONG },
    async ({ page }) => {
      const addresses = fetched(page);
      const answer = await page.goto(`${shop.baseUrl}/`);
      await awake(page);
      await expect(question(page)).toBeVisible();
      expect(addresses).toEqual([]);
      expect(await answer?.headerValue('content-security-policy')).toContain(new URL(scriptUrl).origin);
      await question(page).getByRole('button', { name: 'Allow' }).click();
      await expect.poll(() => isWatched(page)).toBe(true);
      await expect(question(page)).toHaveCount(0);
      await page.reload();
      await expect.poll(() => isWatched(page)).toBe(true);
      await expect(question(page)).toHaveCount(0);
      const profile = await page.goto(`${shop.baseUrl}/profile`);
      expect(await profile?.headerValue('content-security-policy')).not.toContain(new URL(scriptUrl).origin);
      await awake(page);
      expect(await isWatched(page)).toBe(false);
    },
  );

  test('is not offered again and never loads once it was refused', { tag: LONG }, async ({ page }) => {
    const addresses = fetched(page);
    await openAwake(page, `${shop.baseUrl}/country/JP`);
    await question(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(question(page)).toHaveCount(0);
    await openAwake(page, `${shop.baseUrl}/`);
    await expect(question(page)).toHaveCount(0);
    expect(addresses).toEqual([]);
  });

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`nobody is asked whose browser refuses by ${name}`, { tag: LONG }, async ({ page }) => {
      const addresses = fetched(page);
      await page.addInitScript(
        ([key, value]) => {
          Object.defineProperty(Navigator.prototype, key, { get: () => value, configurable: true });
          localStorage.setItem('simport.analytics', 'given');
        },
        [name, value] as const,
      );
      await openAwake(page, `${shop.baseUrl}/`);
      await expect(question(page)).toHaveCount(0);
      await openAwake(page, `${shop.baseUrl}/privacy`);
      await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible();
      expect(addresses).toEqual([]);
    });
  }

  test('stops when consent is withdrawn, which every page links to', { tag: LONG }, async ({ page }) => {
    await allow(page);
    await page.getByRole('link', { name: 'Analytics choices' }).click();
    await expect(page.getByText('You’ve allowed it in this browser.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop allowing' }).click();
    await expect(page.getByText('You haven’t allowed it in this browser.')).toBeVisible();
    await expect.poll(() => isWatched(page)).toBe(false);
    await page.getByRole('button', { name: 'Allow analytics' }).click();
    await expect.poll(() => isWatched(page)).toBe(true);
  });

  test('is never in a document with the sign-in dialog', { tag: LONG }, async ({ page }) => {
    await allow(page, '/country/JP');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toBeVisible();
    expect(await isWatched(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await isWatched(page)).toBe(false);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByLabel('Email')).toBeVisible();
    expect(await isWatched(page)).toBe(false);
    await openAwake(page, `${shop.baseUrl}/country/JP`);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => isWatched(page)).toBe(true);
  });

  test('does not hide the buy bar or anything else on a narrow screen', { tag: LONG }, async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await openAwake(page, `${shop.baseUrl}/country/JP`);
      const [asked, buys] = [
        await question(page).boundingBox(),
        await page.locator('[data-buy-bar]').boundingBox(),
      ];
      expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(buys?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test(
    'is never on the checkout, whichever way a visitor comes and goes',
    { tag: LONG },
    async ({ page }) => {
      await allow(page, '/country/JP');
      await page.getByRole('button', { name: 'Buy Now' }).click();
      await expect(page).toHaveURL(/\/checkout\?plan=/);
      await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
      expect(await isWatched(page)).toBe(false);
      await awake(page);
      await page.getByRole('link', { name: 'Simport home' }).first().click();
      await expect(page).toHaveURL(`${shop.baseUrl}/`);
      await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
      expect(await isWatched(page)).toBe(false);
    },
  );
});
