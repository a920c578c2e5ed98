import { anAccount, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';
import { someone } from '../../support/browser/checkout-page.ts';

test.describe('Get Started on a popular destination', () => {
  test('leads a traveller with an account straight to the plans', { tag: LONG }, async ({ page }) => {
    await signUpQuietly(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started with Japan' }).click();
    await expect(page).toHaveURL('/browse?country=JP');
  });
});

test.describe('buying from the details of a plan', () => {
  test(
    'lets a visitor sign in, then continues to that plan’s checkout',
    { tag: LONG },
    async ({ page, auth }) => {
      const email = await anAccount(page);
      await openAwake(page, '/country/JP');
      const second = planRows(page).nth(1);
      await expect(second).not.toBeChecked();
      await page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1).click();
      const buy = page.getByRole('dialog', { name: 'Plan Details' }).getByRole('button');
      await buy.getByText('Sign In to Purchase').click();
      await expect(auth.dialog).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Plan Details' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(second).toBeChecked();
      const chosen = await second.getAttribute('value');

      await page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1).click();
      await buy.getByText('Sign In to Purchase').click();
      await auth.signIn(email);
      await expect(page).toHaveURL(/\/checkout\?plan=/);
      await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
      expect(chosen).toContain(new URL(page.url()).searchParams.get('plan')?.match(/"id":"([^"]+)"/)?.[1]);
      await page.goBack();
      await expect(page).toHaveURL(/\/country\/JP\?plan=esim_\w+$/);
    },
  );

  test('takes a signed-in visitor one press', { tag: LONG }, async ({ page }) => {
    await signUpQuietly(page, someone().email);
    await openAwake(page, '/country/JP');
    await page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1).click();
    await expect(page.getByRole('button', { name: 'Purchase This Plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue without an account' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Purchase This Plan' }).click();
    await expect(page).toHaveURL(/\/checkout\?plan=/);
  });
});
