import type { Country } from '../../../src/domain/catalog/catalog-schema.ts';
import { expect, expectToFit, LONG, startOwnShop, test } from '../../support/browser/browser.ts';
import { checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { freePorts } from '../../support/machine/ports.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

let shop: RunningShop;

// This shop's wholesaler takes plans back on request, and decides slowly.
test.beforeAll(async () => {
  const mailPort = String((await freePorts(10)) + 9);
  shop = await startOwnShop({
    env: ({ control }) => ({
      SLOW_SIM_BASE_URL: `http://127.0.0.1:${Number(new URL(control).port) + 5}`,
      SANDBOX_SMTP_PORT: mailPort,
      PAGES_AHEAD: 'off',
    }),
  });
  // The shop may be syncing by itself, and faster.
  await expect(() => shop.operate('sync')).toPass();
});

test.afterAll(() => shop?.stop());

test(
  'a return that the network has yet to decide says so, and offers nothing else meanwhile',
  { tag: LONG },
  async ({ browser }) => {
    // The second wholesaler decides slowly, even more so on a busy machine.
    test.slow();
    const context = await browser.newContext({
      baseURL: shop.baseUrl,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const checkout = new CheckoutPage(page);
    const answer = await page.request.get('/api/countries/ES');
    const { country } = (await answer.json()) as { country: Country };
    const plans = [...Object.values(country.fixed_plans), ...Object.values(country.unlimited_plans)].flat();
    const plan = plans.find(({ bundle_name }) => bundle_name.startsWith('slow_1GB'));
    if (!plan) throw new Error('Nothing of the second wholesaler is sold.');
    await page.goto(checkoutAddress(plan));
    await checkout.waitForCard();
    await checkout.fill(someone());
    const answered = checkout.completed();
    await checkout.pay.click();
    const { order } = await answered;
    const ready = page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' });
    await page.goto(`/order/${order}`);
    await expect(ready).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Get a refund' }).click();
    await page.getByRole('button', { name: /^Return eSIM, get/ }).click();
    await expect(page.getByRole('dialog', { name: 'We’ve asked the network' })).toBeVisible();
    await expectToFit(page, 360, 1440);
    await page.getByRole('button', { name: 'Done' }).click();

    const pass = page.getByRole('article', { name: 'Spain' });
    await expect(pass.getByText('A refund was requested')).toBeVisible();
    await expect(pass).toContainText('The network will decide whether it takes this back.');
    for (const name of ['Install eSIM', 'Show QR', 'Add data'])
      await expect(pass.getByRole('button', { name })).toHaveCount(0);
    await expectToFit(page, 360, 1440);
    await pass.getByRole('button', { name: 'See details' }).click();
    const details = page.getByRole('dialog', { name: 'eSIM Details & Live Status' });
    await expect(details.getByRole('region', { name: 'Refund' })).toContainText('If it does, $');
    await expect(details.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Add data' })).toHaveCount(0);
    await expectToFit(page, 360, 1440);

    await page.goto(`/order/${order}`);
    await expect(page.getByRole('heading', { level: 1, name: 'A refund was requested' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);
    await expectToFit(page, 360, 1440);
    await context.close();
  },
);
