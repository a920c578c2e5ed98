import type { Page } from '@playwright/test';

import { signUpQuietly } from '../../support/browser/account-page.ts';
import { axe, expect, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { buyAndKeepCard } from '../../support/browser/saved-card.ts';
import { SandboxBooks } from '../../support/outside/sandbox-books.ts';

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Save this card for next time' });
const another = (page: Page) => page.getByRole('radio', { name: 'Use another card' });
const saved = (page: Page, label = 'Visa ending in 4242') =>
  page.getByRole('radio', { name: new RegExp(`^${label}`) });

async function fillName(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Mia');
  await page.getByLabel('Last Name').fill('Larsen');
}

test.describe('a card saved at the checkout', () => {
  test('is kept by a tick, offered the next time, and pays without being typed again', async ({
    page,
    sandbox,
  }) => {
    const books = new SandboxBooks(sandbox.control);
    await signUpQuietly(page, undefined, 'Mia Larsen');
    const checkout = new CheckoutPage(page);
    await checkout.open(await aPlan(page));
    await expect(another(page)).toHaveCount(0);
    await expect(tick(page)).not.toBeChecked();
    await expect(tick(page)).toHaveAccessibleDescription(/Stripe.*only when you press buy.*remove it/);
    await fillName(page);
    await checkout.fillCard(CARDS.pays);
    await tick(page).check();
    await axe(page);
    await checkout.pay.click();
    await expect(checkout.success).toBeVisible();

    const before = await books.ledger();
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(saved(page)).toBeChecked();
    await expect(tick(page)).toBeHidden();
    await expect(checkout.cardInput('cardnumber')).toBeHidden();
    await axe(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    // By arrow keys, as radios are; the choice stays over a reload.
    await saved(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(another(page)).toBeChecked();
    await checkout.waitForCard();
    await expect(tick(page)).toBeVisible();
    await page.reload();
    await expect(another(page)).toBeChecked();
    await saved(page).check();
    await fillName(page);
    await checkout.pay.click();
    await expect(checkout.success).toBeVisible();
    expect((await books.since(before)).charges).toHaveLength(1);
  });

  test('is not kept without the tick', async ({ page }) => {
    await signUpQuietly(page, undefined, 'Mia Larsen');
    const checkout = new CheckoutPage(page);
    await checkout.open(await aPlan(page));
    await fillName(page);
    await checkout.fillCard(CARDS.pays);
    await checkout.pay.click();
    await expect(checkout.success).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('No card is saved.')).toBeVisible();
  });

  test('pays with 3-D Secure; refused by the bank, another card can be used', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expect(/status of 402/);
    await signUpQuietly(page, undefined, 'Mia Larsen');
    await buyAndKeepCard(page, sandbox, { method: 'pm_card_authenticationRequired' });
    const checkout = new CheckoutPage(page);
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(saved(page, 'Visa ending in 3184')).toBeChecked();
    await fillName(page);
    await checkout.pay.click();
    await checkout.answerBank('Fail');
    await expect(page.getByText(/^Purchase failed: We are unable to authenticate/)).toBeVisible();
    await expect(saved(page, 'Visa ending in 3184')).toBeChecked();
    await axe(page);
    await another(page).check();
    await checkout.fillCard(CARDS.declined);
    await checkout.pay.click();
    await expect(page.getByText('Purchase failed: Your card was declined.')).toBeVisible();
    await saved(page, 'Visa ending in 3184').check();
    await checkout.pay.click();
    await checkout.answerBank('Complete');
    await expect(checkout.success).toBeVisible();
  });

  test('is no matter for guests, and saved cards that do not load are not missed', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/);
    const checkout = new CheckoutPage(page);
    await checkout.open(await aPlan(page));
    await expect(tick(page)).toHaveCount(0);
    await signUpQuietly(page, someone().email, 'Mia Larsen');
    await buyAndKeepCard(page, sandbox);
    await page.route('**/api/account/cards', (route) => route.abort());
    await checkout.open(await aPlan(page, 'FR'));
    await expect(another(page)).toHaveCount(0);
    await fillName(page);
    await checkout.fillCard(CARDS.pays);
    await checkout.pay.click();
    await expect(checkout.success).toBeVisible();
  });
});
