import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { useBrowser } from '../use-browser.ts';
import { startOidc, type OidcClient } from './client.ts';

const back =
  '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><h1>Back in the shop</h1>';
// The shop's callback redirects within the shop, as a real one may.
const callback = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://shop');
  if (pathname === '/signed-in') response.setHeader('content-type', 'text/html').end(back);
  else response.writeHead(302, { location: `/signed-in${search}` }).end();
});

let shop: OidcClient;
let page: Page;
const { complaints, newPage } = useBrowser();

beforeAll(async () => {
  await new Promise<void>((resolve) => void callback.listen(0, '127.0.0.1', resolve));
  const { port } = callback.address() as AddressInfo;
  shop = await startOidc({ callback: `http://localhost:${port}/api/auth/callback/google` });
});
afterAll(async () => {
  await shop.sandbox.close();
  callback.closeAllConnections();
  callback.close();
});
afterEach(async () => {
  await page.context().close();
  // The page for a wrong address is a 400, which the browser logs.
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});

async function visit(options: { width?: number; javaScriptEnabled?: boolean; url?: string } = {}) {
  const { width = 500, javaScriptEnabled = true, url = shop.begin().url } = options;
  page = await newPage({ viewport: { width, height: 600 }, javaScriptEnabled });
  await page.goto(url);
}

const backWith = async () => {
  await page.getByRole('heading', { name: 'Back in the shop' }).waitFor();
  return new URL(page.url()).searchParams;
};

describe('the page to choose an account', () => {
  test('a click on a person leads back to the shop, without script', async () => {
    await visit({ javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Ada Traveller' }).click();
    expect((await backWith()).get('code')).toMatch(/^[\w-]{16,}$/);
  });

  test('by keyboard, somebody types another account; the field of a wrong address says so', async () => {
    await visit({ width: 360 });
    await page.getByText('Use another account').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('E-mail address', { exact: true }).fill('kim@shop');
    await page.getByLabel('Name').fill('Kim');
    await page.keyboard.press('Enter');
    const address = page.getByLabel('E-mail address', { exact: true });
    await page.getByRole('alert').waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.id')).toBe('email');
    expect(await page.getByLabel('Name').inputValue()).toBe('Kim');
    await address.fill('kim@shop.example');
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    expect((await backWith()).get('code')).toMatch(/^[\w-]{16,}$/);
  });

  test('denied, it leads back with an error', async () => {
    await visit();
    await page.getByRole('button', { name: 'Deny access' }).click();
    expect((await backWith()).get('error')).toBe('access_denied');
  });
});

test.each([360, 500])('no page is too wide or hard to use at %i px', async (width) => {
  const soundness = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const sideways = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    return [violations.map(({ id }) => id), sideways];
  };
  await visit({ width });
  expect(await soundness()).toEqual([[], false]);
  await page.getByText('Use another account').click();
  await page.getByLabel('E-mail address', { exact: true }).fill('kim@shop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').waitFor();
  expect(await soundness()).toEqual([[], false]);
  await page.goto(shop.issuer);
  expect(await soundness()).toEqual([[], false]);
});
