import { PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, someone } from '../../support/browser/checkout-page.ts';

const LETTERS = 'Please use an email address with only plain letters (a to z) before the @ sign';

test(
  'a guest with an international domain buys, and gets the mail',
  { tag: LONG },
  async ({ page, books, checkout }) => {
    const name = `mia.${Date.now()}`;
    await checkout.open();
    const buyer = { ...someone(), email: `${name}@bücher.example` };
    await checkout.fillBilling(buyer);
    await checkout.fillCard(CARDS.pays);
    await checkout.complete();
    await expect(page.getByText(buyer.email).first()).toBeVisible();
    const mails = async () => (await books.mailsTo(`${name}@xn--bcher-kva.example`)).length;
    await expect.poll(mails).toBe(1);
  },
);

test(
  'an account with an international domain shows it in its own letters',
  { tag: LONG },
  async ({ page }) => {
    const email = `mia.${Date.now()}@bücher.example`;
    await signUpQuietly(page, email);
    for (const address of ['/dashboard', '/profile']) {
      await page.goto(address);
      await expect(page.getByText(email).first()).toBeVisible();
      await expect(page.getByText('xn--')).toBeHidden();
    }
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Send verification email' }).click();
    await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible();
  },
);

test(
  'an address that mail servers would refuse is an error before anything is sent',
  { tag: LONG },
  async ({ page, auth, checkout }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await checkout.open();
    const buyer = { ...someone(), email: 'müller@example.com' };
    await checkout.fillBilling(buyer);
    await checkout.fillCard(CARDS.pays);
    await checkout.pay.click();
    await expect(page.getByText(LETTERS).first()).toBeVisible();
    await expect(checkout.email).toHaveValue('müller@example.com');

    await openAwake(page, '/business-contact');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('müller@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).focus();
    await expect(page.getByText(LETTERS)).toBeVisible();

    await auth.open();
    await auth.button('Sign up').click();
    await auth.fill('müller@example.com', PASSWORD, PASSWORD);
    await auth.button('Create Account').click();
    await auth.expectError(LETTERS);
    expect(asked.filter((path) => /payment-intent|enterprise|sign-up/.test(path))).toEqual([]);
  },
);
