import { expect, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { type ChangingPrices, startChangingPrices } from '../../support/outside/changing-prices.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

let wholesaler: ChangingPrices;
let shop: RunningShop;

test.beforeAll(async () => {
  wholesaler = await startChangingPrices();
  shop = await startOwnShop({
    env: ({ esimGo }) => {
      wholesaler.follow(esimGo);
      return { ESIM_GO_BASE_URL: wholesaler.url, CATALOG_SYNC_MINUTES: '0.05' };
    },
  });
});

test.afterAll(async () => {
  await shop?.stop();
  await wholesaler?.stop();
});

const title = 'a price that changes at the wholesaler changes on the open home page, without reloading';
test(title, { tag: LONG }, async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  const listening = page.waitForRequest('**/api/live*');
  await page.goto(`${shop.baseUrl}/`);
  const price = page
    .getByRole('article')
    .filter({ hasText: 'Japan' })
    .getByText(/^Starting at \$/);
  const dollars = async () => Number(/\$([\d.]+)/.exec(await price.innerText())?.[1]);
  const before = await dollars();
  await listening;
  wholesaler.multiply(2);
  // A catalogue read at this very moment has some of the old prices; the next reading has none.
  const difference = async () => Math.abs((await dollars()) - 2 * before);
  // On a busy machine, reading the catalogue takes a minute.
  await expect.poll(difference, { timeout: 180_000 }).toBeLessThanOrEqual(0.02);
  expect(loads).toBe(1);
});
