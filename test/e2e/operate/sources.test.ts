import { expect, expectToFit, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { openConsole } from '../../support/browser/console-page.ts';
import { freePorts } from '../../support/machine/ports.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

let shop: RunningShop;

// In Portugal eSIM Access has the same plans as eSIM Go.
test.beforeAll(async () => {
  const mailPort = String((await freePorts(10)) + 9);
  shop = await startOwnShop({
    env: ({ control }) => ({
      ESIM_ACCESS_BASE_URL: `http://127.0.0.1:${Number(new URL(control).port) + 7}`,
      SANDBOX_SMTP_PORT: mailPort,
      PAGES_AHEAD: 'off',
    }),
  });
  // The shop may be syncing by itself, and faster.
  await expect(() => shop.operate('sync')).toPass();
});

test.afterAll(() => shop?.stop());

test('a source is blocked for a plan, and a wholesaler for all', { tag: LONG }, async ({ page }) => {
  await openConsole(page, shop);
  await page.goto(`${shop.baseUrl}/operate/catalogue/sources`);
  const plans = page.getByRole('table', { name: 'Plans with several sources' });
  await expect(plans.getByRole('row').filter({ hasText: 'Portugal' })).toHaveCount(3);
  await expectToFit(page, ...WIDTHS);
  await plans.getByRole('link', { name: 'Portugal, 1.0 GB, 7 days' }).click();
  const sources = page.getByRole('table', { name: 'Sources' });
  const row = sources.getByRole('row').filter({ hasText: 'eSIM Access' });
  await row.getByRole('button', { name: 'Change eSIM Access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Orders at eSIM Access' });
  await dialog.getByLabel('Your choice').selectOption('Never ask');
  await dialog.getByLabel('Reason').fill('a test');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText('Blocked')).toBeVisible();
  await expectToFit(page, ...WIDTHS);

  await page.goto(`${shop.baseUrl}/operate/catalogue/wholesalers`);
  const listed = page.getByRole('table', { name: 'Wholesalers' });
  await expect(listed.getByRole('row').filter({ hasText: 'eSIM Go' }).getByText('Answers')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  await listed.getByRole('button', { name: 'Block eSIM Access' }).click();
  const block = page.getByRole('dialog', { name: 'Block eSIM Access' });
  await block.getByLabel('Reason').fill('a test');
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('eSIM Access is blocked, and the catalogue is being synced.')).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto(`${shop.baseUrl}/operate/catalogue/sources`);
      return page.getByText('No plan has several sources').isVisible();
    })
    .toBe(true);
});
