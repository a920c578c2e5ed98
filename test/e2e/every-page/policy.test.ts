import type { Page } from '@playwright/test';

import { awake, expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, CheckoutPage } from '../../support/browser/checkout-page.ts';

/** Marks a tab's document, to tell it from the next one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** The policy of a document, from the shop's header. */
async function policyOf(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).headers()['content-security-policy'] ?? '';
}

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]');

test('only the checkout’s document may contact the payment providers, and links to it load it', async ({
  page,
}) => {
  await openAwake(page, '/country/JP');
  expect(await policyOf(page, page.url())).toContain("frame-src 'none'");
  await mark(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL(/\/checkout\?plan=/);
  await awake(page);
  expect(await isMarked(page)).toBe(false);
  // At once, instead of opening the checkout in the old document, which would then reload itself.
  const way = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type as string);
  expect(await page.evaluate(way)).toEqual(['navigate']);
  expect(await policyOf(page, page.url())).toMatch(/frame-src http:\/\/127\.0\.0\.1/);
  await expect(new CheckoutPage(page).pay).toBeVisible();
  await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible();
});

/** Whether a frame may pay whose own policy allows it, in the open page. */
async function frameMayPay(page: Page): Promise<boolean> {
  const headers = { 'content-type': 'text/html', 'permissions-policy': 'payment=(self)' };
  await page.route('**/framed', (route) => route.fulfill({ headers, body: '<!doctype html>' }));
  await page.evaluate(async () => {
    const frame = Object.assign(document.createElement('iframe'), { allow: 'payment', src: '/framed' });
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  });
  const frame = page.frame({ url: /\/framed$/ });
  if (!frame) throw new Error('the frame has not loaded');
  return frame.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (feature: string) => boolean };
    };
    return featurePolicy.allowsFeature('payment');
  });
}

test.describe('a frame of our own', () => {
  // Without it, the page’s policy would stop the frame itself.
  test.use({ bypassCSP: true });

  test(
    'cannot pay on a public page, whatever its own policy allows',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/Permissions policy violation/);
      const answer = await page.goto('/country/JP');
      expect(answer?.headers()['permissions-policy']).toMatch(/^payment=\(\),/);
      expect(await frameMayPay(page)).toBe(false);
      await page.goto(checkoutAddress(await aPlan(page)));
      expect(await frameMayPay(page)).toBe(true);
    },
  );
});

test('coming back to the checkout in another document loads its own', { tag: LONG }, async ({ page }) => {
  const checkout = checkoutAddress(await aPlan(page));
  await openAwake(page, checkout);
  await mark(page);
  await page.getByRole('link', { name: 'Simport home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await isMarked(page), 'the site is walked in one document').toBe(true);
  await page.reload();
  await awake(page);
  await page.goBack();
  await page.waitForURL(/\/checkout\?plan=/);
  await expect(page.locator('html[data-pays]')).toBeAttached();
  await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible();
});

test('a script injected into a page does not run, and is reported to the shop', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Content Security Policy/);
  await openAwake(page, '/country/JP');
  const counted = async () => {
    const metrics = await (await page.request.get('/metrics')).text();
    const row = /simport_csp_reports_total\{directive="script-src-elem",source="inline"\} (\d+)/;
    return Number(row.exec(metrics)?.[1] ?? 0);
  };
  const before = await counted();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    return 'slippedIn' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(counted).toBe(before + 1);
});

test('a style attribute has no effect outside the checkout', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expect(/Content Security Policy/);
  await openAwake(page, '/faq');
  const colour = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="slipped" style="color: rgb(1, 2, 3)">x</p>');
    return getComputedStyle(document.querySelector('#slipped') ?? document.body).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
});

test('an answer that is no page runs no scripts and cannot be framed, but shows its pictures', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const art = /\/art\/[\w/.-]+\.svg/.exec(html)?.[0] ?? '';
  for (const address of [
    art,
    asset,
    '/gone.png',
    '/flags/jp.svg',
    '/favicon.svg',
    '/health/live',
    '/robots.txt',
  ]) {
    const headers = (await page.request.get(address)).headers();
    expect([address, headers['content-security-policy']]).toEqual([
      address,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
    expect([address, headers['x-content-type-options']]).toEqual([address, 'nosniff']);
  }
  for (const picture of [art, '/flags/jp.svg', '/favicon.svg']) {
    await page.goto(picture);
    expect(await page.locator('svg').first().boundingBox(), picture).not.toBeNull();
  }
  const api = await page.request.get('/api/countries/JP');
  expect(api.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
