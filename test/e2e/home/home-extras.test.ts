import { expect, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const TITLES = ['Every light is a place to land', 'Keep your messaging number'];

let shop: RunningShop;

test.beforeAll(async () => {
  shop = await startOwnShop({ env: { HOME_EXTRAS: 'true' } });
});

test.afterAll(() => shop?.stop());

test(
  'the two optional sections of the home page are shown if the shop wants them',
  { tag: LONG },
  async ({ page, request }) => {
    const html = await (await request.get(`${shop.baseUrl}/`)).text();
    for (const title of TITLES) expect(html).toContain(title);
    await page.goto(`${shop.baseUrl}/`);
    for (const name of TITLES) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    const map = page.getByRole('img', { name: /light at each of 2\d\d destinations/ });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Oceania \d+$/ }).click();
    await expect(page.getByText(/countries found for "Oceania"/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Simport home' }).click();
    for (const name of TITLES) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  },
);
