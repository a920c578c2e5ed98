import type { Page } from '@playwright/test';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 1440];
let made = 0;

async function makeCode(shop: RunningShop, ...terms: string[]): Promise<string> {
  const code = `E2E-${Date.now().toString(36)}-${(made += 1)}`.toUpperCase();
  await shop.operate('promotion', code, 'make', ...terms, '--yes');
  return code;
}

const endCode = (shop: RunningShop, code: string) => shop.operate('promotion', code, 'end');

async function typeCode(page: Page, code: string): Promise<void> {
  if (!(await page.getByLabel('Code', { exact: true }).isVisible()))
    await new CheckoutPage(page).askForCode();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

/** The amount on the button, in cents. */
async function totalOf(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /^Complete Purchase/ }).innerText();
  return Math.round(Number(/\$([\d.]+)/.exec(text)?.[1]) * 100);
}

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'a code from “Have a code?” lowers the charge, and is on the order, page, mail and invoice',
      { tag: width === 360 ? [] : LONG },
      async ({ page, shop, books, checkout }) => {
        const code = await makeCode(shop, '--amount', '0.20', '--each', '1');
        const buyer = await checkout.openFilled();
        const before = await totalOf(page);
        await typeCode(page, ` ${code.toLowerCase()}`);
        await expect(page.getByRole('status').filter({ hasText: `${code}: -$0.20` })).toBeVisible();
        await expect(page.getByRole('button', { name: `Remove the code ${code}` })).toBeFocused();
        const after = await totalOf(page);
        expect(before - after).toBeGreaterThanOrEqual(20);
        await expectToFit(page, ...WIDTHS);
        await expect(page.locator('aside').getByText(`Code ${code}`)).toBeVisible();
        await checkout.expectTyped(buyer);

        // A reload loses nothing: the code still applies.
        await page.reload();
        await checkout.waitForCard();
        await checkout.unfoldSummary();
        await expect(page.getByText(`${code}: -$0.20`)).toBeVisible();
        await checkout.fillCard(CARDS.pays);
        const completed = checkout.completed();
        await checkout.complete();
        const { order } = await completed;
        const { charges } = await books.booked();
        expect(charges.map(({ amount }) => amount)).toContain(after);
        await page.goto(`/order/${order}`);
        await expect(page.getByText(`Code ${code}`)).toBeVisible();
        await expect(page.getByText('-$0.20')).toBeVisible();
        await expect
          .poll(async () => (await books.mailsTo(buyer.email))[0]?.text ?? '')
          .toContain(`Code ${code}: -$0.20`);
      },
    );

    test(
      'an invalid code says why, and input stays; without it the buyer pays the full price',
      { tag: LONG },
      async ({ page, shop, checkout, complaints }) => {
        complaints.expect(/status of 409/);
        const code = await makeCode(shop, '--percent', '5', '--until', '2026-01-01');
        const buyer = await checkout.openFilled();
        const before = await totalOf(page);
        await typeCode(page, 'nonsense');
        await expect(page.getByRole('alert').filter({ hasText: 'There’s no such code.' })).toBeVisible();
        await expectToFit(page, ...WIDTHS);
        await typeCode(page, code);
        await expect(page.getByRole('alert').filter({ hasText: 'This code has ended.' })).toBeVisible();
        await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
        await typeCode(page, ' ');
        await expect(page.getByRole('alert').filter({ hasText: 'Please enter your code.' })).toBeVisible();
        await checkout.expectTyped(buyer);
        expect(await totalOf(page)).toBe(before);
        await checkout.complete();
      },
    );
  });

const ended =
  'a code that ends while one types is said at the press, and the next press pays the price without it';
test(ended, { tag: LONG }, async ({ page, shop, checkout, complaints }) => {
  complaints.expect(/status of 409/);
  const code = await makeCode(shop, '--amount', '0.20');
  await checkout.openFilled();
  const before = await totalOf(page);
  await typeCode(page, code);
  await expect(page.getByText(`${code}: -$0.20`)).toBeVisible();
  await endCode(shop, code);
  await checkout.pay.click();
  await expect(page.getByText('This code has ended.')).toBeVisible();
  await expectToFit(page, ...WIDTHS);
  expect(await totalOf(page)).toBe(before);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
  await checkout.complete();
});

const byWallet = 'a wallet’s sheet asks the price after the code, and the code can be taken away again';
test(byWallet, { tag: LONG }, async ({ page, shop, books, checkout, wallets }) => {
  const code = await makeCode(shop, '--amount', '0.20');
  await page.goto(checkoutAddress(await aPlan(page)));
  await checkout.waitForCard();
  const before = await totalOf(page);
  await typeCode(page, code);
  await page.getByRole('button', { name: `Remove the code ${code}` }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await totalOf(page)).toBe(before);
  await typeCode(page, code);
  await expect(page.getByText(`${code}: -$0.20`)).toBeVisible();
  const after = await totalOf(page);
  await wallets.press('Google Pay');
  await expect(
    wallets
      .sheet('Google Pay')
      .getByText(`$${(after / 100).toFixed(2)}`)
      .first(),
  ).toBeVisible();
  await wallets.agree('Google Pay');
  await expect(checkout.success).toBeVisible();
  expect((await books.booked()).charges.map(({ amount }) => amount)).toContain(after);
});

const unloaded = 'where the field does not load the checkout goes on, and a second press tries again';
test(unloaded, { tag: LONG }, async ({ page, checkout, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/code-field-*.js', (route) => route.abort());
  await checkout.openFilled({ buyer: someone() });
  await checkout.askForCode();
  await expect(page.getByText('That didn’t load. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Have a code?' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await checkout.complete();
});
