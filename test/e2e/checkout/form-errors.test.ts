import type { Locator, Page } from '@playwright/test';

import { expect, openAwake, test, LONG } from '../../support/browser/browser.ts';
import { CARDS, someone } from '../../support/browser/checkout-page.ts';

const WRONG_ADDRESS = 'Please enter a valid email address';
const NO_NAME = 'Please enter your complete name';

const meant = (page: Page, domain: string) =>
  page.getByRole('button', { name: `Did you mean ${domain}?`, exact: true });

/** The message below a field. */
function messageUnder(field: Locator): Locator {
  return field.locator('xpath=ancestor::div[2]/p');
}

test.describe('an address with a typing error', () => {
  test(
    'does not prevent paying with the first press of the button',
    { tag: LONG },
    async ({ checkout, books }) => {
      const buyer = { ...someone(), email: `mia.${Date.now()}@hotmial.com` };
      await checkout.open();
      await checkout.fillCard(CARDS.pays);
      await checkout.fillBilling(buyer);
      await checkout.complete();
      await expect(checkout.success).toContainText(buyer.email);
      await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBeGreaterThan(0);
    },
  );

  test(
    'gets a suggestion at sign-up and in the company form, but not at sign-in',
    { tag: LONG },
    async ({ page, auth }) => {
      await auth.open();
      await auth.email.fill('mia@gmial.com');
      await auth.password.focus();
      await expect(meant(page, 'gmail.com')).toHaveCount(0);
      await auth.button('Sign up').click();
      await auth.email.fill('mia@gmial.com');
      await auth.password.focus();
      await meant(page, 'gmail.com').click();
      await expect(auth.email).toHaveValue('mia@gmail.com');
      await openAwake(page, '/business-contact');
      const work = page.getByRole('textbox', { name: /email/i });
      await work.fill('mia@company.con');
      await page.keyboard.press('Tab');
      await meant(page, 'company.com').click();
      await expect(work).toHaveValue('mia@company.com');
    },
  );
});

test.describe('an error in the form', () => {
  test(
    'appears when the field is left, not while typing, and disappears once it is corrected',
    { tag: LONG },
    async ({ page, checkout }) => {
      await checkout.open();
      await checkout.email.pressSequentially('mia@posteo');
      await expect(page.getByText(WRONG_ADDRESS)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(messageUnder(checkout.email)).toHaveText(WRONG_ADDRESS);
      await expect(checkout.email).toHaveAttribute('aria-invalid', 'true');
      // Passing through a field without typing causes no error.
      await page.getByLabel('First Name').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByText(NO_NAME)).toHaveCount(0);
      await checkout.email.focus();
      await page.keyboard.press('End');
      await page.keyboard.type('.example');
      await expect(page.getByText(WRONG_ADDRESS)).toHaveCount(0);
      await expect(checkout.email).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('appears with all others on pressing pay, and each disappears once it is corrected', async ({
    page,
    books,
    checkout,
  }) => {
    await checkout.open();
    const [first, last] = [page.getByLabel('First Name'), page.getByLabel('Last Name')];
    const count = page.getByRole('status').filter({ hasText: 'need your attention' });
    // The button waits for the card; Enter in a field says what is missing.
    await expect(checkout.pay).toBeDisabled();
    await checkout.email.fill('mia@');
    await checkout.email.press('Enter');
    await expect(checkout.email).toBeFocused();
    for (const field of [first, last]) {
      await expect(messageUnder(field)).toHaveText(NO_NAME);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(messageUnder(checkout.email)).toHaveText(WRONG_ADDRESS);
    await expect(page.getByText('Please enter your complete card information')).toBeVisible();
    await expect(count).toHaveText('4 fields need your attention.');

    await first.fill('Mia');
    await expect(messageUnder(first)).toBeHidden();
    await expect(messageUnder(last)).toHaveText(NO_NAME);
    await expect(count).toHaveCount(0);
    await last.press('Enter');
    await expect(checkout.email).toBeFocused();
    await expect(count).toHaveText('3 fields need your attention.');

    await last.fill('Larsen');
    // A typing error in a known domain gets a suggestion once the field is left.
    await checkout.email.fill('mia@gmial.com');
    await expect(meant(page, 'gmail.com')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await meant(page, 'gmail.com').click();
    await expect(checkout.email).toHaveValue('mia@gmail.com');
    await expect(checkout.email).toBeFocused();
    await expect(meant(page, 'gmail.com')).toHaveCount(0);
    // It is saved like any input.
    await page.reload();
    await checkout.waitForCard();
    await expect(checkout.email).toHaveValue('mia@gmail.com');
    await checkout.email.press('Enter');
    await expect(page.getByText('Please enter your complete card information')).toBeVisible();
    await expect(checkout.cardInput('cardnumber')).toBeFocused();
    await expect(count).toHaveCount(0);
    await checkout.cardInput('cardnumber').fill('4242424242424241');
    await expect(page.getByText('Your card number is invalid.')).toBeVisible();
    await checkout.fillCard(CARDS.pays);
    // With the mouse, too, all other fields are required.
    await last.fill(' ');
    await checkout.pay.click();
    await expect(messageUnder(last)).toHaveText(NO_NAME);
    await last.fill('Larsen');
    // Pressed several times, it is one purchase.
    await checkout.pay.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject({ charges: [{}], provider_orders: [{}], esims: [{}] });
  });

  test('includes the messages of the card’s own field', { tag: LONG }, async ({ page, checkout }) => {
    await checkout.open();
    await checkout.cardInput('cardnumber').fill('4242424242424241');
    await expect(page.getByText(/card number is invalid/i)).toBeVisible();
    await checkout.email.press('Enter');
    await expect(page.getByText(/card number is invalid/i)).toBeVisible();
    await expect(page.getByText('4 fields need your attention.')).toHaveCount(1);
  });

  test('marks every empty field of an account’s forms', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    await auth.button('Sign up').click();
    await auth.button('Create Account').click();
    await auth.expectError('Please fill in all fields');
    for (const field of [auth.email, auth.password, auth.confirm])
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(auth.email).toBeFocused();
    await auth.email.fill('mia@posteo.example');
    await expect(auth.email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(auth.password).toHaveAttribute('aria-invalid', 'true');
    await auth.password.fill('correct horse');
    await auth.confirm.fill('correct horse');
    await expect(auth.error).toHaveCount(0);
  });
});
