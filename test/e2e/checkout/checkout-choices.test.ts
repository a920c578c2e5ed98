import type { Page } from '@playwright/test';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofBase } from '../../../src/domain/money.ts';
import { anAddress, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';
import { priceBook } from '../../support/reading/price-book.ts';
import { strayPrices } from '../../support/reading/said-prices.ts';

async function quoteOf(page: Page, { bundle_name, country_code }: Plan): Promise<Quote> {
  return (await post<{ quote: Quote }>(page, '/api/quote', { bundle_name, country_code })).quote;
}

test.describe('the payment method', () => {
  test('sets fee and total everywhere on the page, and keeps everything typed', async ({
    page,
    checkout,
  }) => {
    const buyer = someone();
    const plan = await aPlan(page);
    await checkout.open(plan);
    const { stripe, paypal } = (await quoteOf(page, plan)).methods;
    if (!paypal) throw new Error('no price by PayPal');
    expect(paypal.total_cents).not.toBe(stripe.total_cents);
    const summary = page.getByRole('complementary', { name: 'Order Summary' });
    const unfold = summary.locator('[aria-expanded]');
    await unfold.click();
    const shows = async (name: string, rule: string, fee: number, total: number) => {
      const amount = formatMoney(ofBase(total));
      await expect(summary.getByText(name)).toContainText(rule);
      await expect(summary.getByText(formatMoney(ofBase(fee)), { exact: true })).toBeVisible();
      await expect(unfold).toContainText(amount);
      const isCard = await checkout.radio('Credit or Debit Card').isChecked();
      const asked = isCard ? `Complete Purchase • ${amount}` : `Total ${amount} with PayPal, fee included`;
      await expect(page.getByText(asked, { exact: true })).toBeVisible();
      const shown = await page.content();
      expect(strayPrices(shown, `/?plan=${plan.bundle_name}`, priceBook('added'))).toEqual([]);
    };
    await expect(checkout.radio('Credit or Debit Card')).toBeChecked();
    await shows('Card processing fee', '4.4% + $0.30', stripe.fee_cents, stripe.total_cents);
    await checkout.fill(buyer, CARDS.pays);

    await checkout.radio('Credit or Debit Card').focus();
    await page.keyboard.press('ArrowDown');
    await expect(checkout.radio('PayPal')).toBeChecked();
    await expect(checkout.pay).toHaveCount(0);
    await expect(checkout.cardInput('cardnumber')).toBeHidden();
    await shows('PayPal processing fee', '4.99% + $0.30', paypal.fee_cents, paypal.total_cents);
    await checkout.expectTyped(buyer);

    await page.keyboard.press('ArrowUp');
    await expect(checkout.radio('Credit or Debit Card')).toBeFocused();
    await shows('Card processing fee', '4.4% + $0.30', stripe.fee_cents, stripe.total_cents);
    await checkout.expectTyped(buyer);
    await expect(page.getByText('Card information is complete')).toBeVisible();
    await expect(checkout.cardInput('cardnumber')).toHaveValue('4242 4242 4242 4242');
    await expect(checkout.pay).toBeEnabled();
  });

  test('is remembered in the tab', { tag: LONG }, async ({ page, context, checkout }) => {
    const plan = await aPlan(page);
    await checkout.open(plan);
    await checkout.radio('PayPal').check();
    await page.reload();
    await expect(checkout.radio('PayPal')).toBeChecked();
    const other = new CheckoutPage(await context.newPage());
    await other.page.goto(checkoutAddress(plan));
    await expect(other.radio('Credit or Debit Card')).toBeChecked();
  });

  test('links to the terms, which open in a new window', { tag: LONG }, async ({ page }) => {
    await page.goto(checkoutAddress(await aPlan(page)));
    const main = page.getByRole('main');
    for (const [name, to] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy'],
      ['Refund Policy', '/refund-policy'],
    ] as const) {
      const link = main.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', to);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test.describe('a second address', () => {
  test('is requested, checked and saved once chosen, gets the eSIM, too, and news can be declined', async ({
    page,
    books,
    checkout,
    kim,
  }) => {
    const second = anAddress();
    await checkout.open();
    const checkbox = page.getByRole('checkbox', { name: 'Use a different email address' });
    await expect(checkbox).not.toBeChecked();
    await expect(checkout.alternative).toHaveCount(0);
    await checkbox.check();
    await expect(checkout.email).toHaveValue(kim.email);
    await expect(checkout.email).not.toBeEditable();
    await expect(page.getByText('The eSIM and its QR code go to both addresses.')).toBeVisible();

    await checkout.fillCard(CARDS.pays);
    const refused = [
      ['', 'Please enter a valid email address'],
      ['jo@', 'Please enter a valid email address'],
      [kim.email.toUpperCase(), 'This is the address of your account'],
    ] as const;
    for (const [typed, words] of refused) {
      await checkout.alternative.fill(typed);
      await checkout.pay.click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(checkout.alternative).toBeFocused();
    }
    await checkout.alternative.fill(second);
    await expect(page.getByText('This is the address of your account')).toBeHidden();
    const noNews = page.getByRole('checkbox', { name: 'Don’t email me about similar plans' });
    await expect(noNews).not.toBeChecked();
    await noNews.check();
    await page.reload();
    await expect(noNews).toBeChecked();
    await expect(checkbox).toBeChecked();
    await expect(checkout.alternative).toHaveValue(second);
    await checkout.waitForCard();
    await checkout.fillCard(CARDS.pays);

    const request = page.waitForRequest(/complete-purchase/);
    await checkout.pay.click();
    expect((await request).postDataJSON()).toMatchObject({
      billing_details: { fullName: 'Kim van Dijk', email: kim.email },
      is_guest: false,
      marketing_opt_in: true,
      marketing_opt_out: true,
      send_to_both_emails: true,
      original_user_email: kim.email,
      alternative_email: second,
    });
    await expect(checkout.success).toContainText(`${kim.email} and ${second}`);
    await books.expectCodesAt(kim.email, second);
  });

  test('is not sent once it is no longer chosen', { tag: LONG }, async ({ page, checkout, kim }) => {
    await checkout.open();
    const checkbox = page.getByRole('checkbox', { name: 'Use a different email address' });
    await checkbox.check();
    await checkout.alternative.fill('not an address');
    await checkbox.uncheck();
    await checkout.fillCard(CARDS.pays);
    const request = page.waitForRequest(/create-payment-intent/);
    await checkout.pay.click();
    expect((await request).postDataJSON()).toMatchObject({
      marketing_opt_out: false,
      send_to_both_emails: false,
      original_user_email: kim.email,
      alternative_email: '',
    });
    await expect(checkout.success).toContainText(kim.email);
  });
});

test(
  'an account without a name gets its buyer’s, for the profile and for the next checkout',
  { tag: LONG },
  async ({ page, checkout }) => {
    await signUpQuietly(page);
    await checkout.open();
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Nyman');
    await checkout.fillCard(CARDS.pays);
    await checkout.pay.click();
    await expect(checkout.success).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Nyman' })).toBeVisible();
    // In a tab that has none of what was typed.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(page.getByLabel('First Name')).toHaveValue('Nora');
    await expect(page.getByLabel('Last Name')).toHaveValue('Nyman');
  },
);
