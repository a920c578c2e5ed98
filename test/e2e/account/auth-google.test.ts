import type { Page } from '@playwright/test';

import { anAddress, type AuthDialog, PASSWORD } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';

async function chooser(auth: AuthDialog): Promise<Page> {
  const [popup] = await Promise.all([auth.page.waitForEvent('popup'), auth.google.click()]);
  await popup.waitForLoadState();
  return popup;
}

const FAILED = 'An error occurred. Please try again';

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 380.0.0.28.85 (iPhone15,2)',
  });

  test('there is no dead button, and the dialog says what works', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    await expect(auth.google).toHaveCount(0);
    await expect(auth.dialog).toContainText('Google sign-in doesn’t work inside Instagram.');
    await expect(auth.dialog).toContainText('Open in browser');
  });
});

test(
  'the dialog says that the browser blocked the window, and offers another way',
  { tag: LONG },
  async ({ page, auth }) => {
    await page.addInitScript(() => (window.open = () => null));
    await auth.open();
    await auth.google.click();
    await auth.expectError('Your browser blocked the sign-in window');
    await expect(auth.error).toContainText('sign in with your email');
  },
);

test.describe('signing in with Google', () => {
  test('happens in a window of its own and stays on the page', async ({ page, auth }) => {
    await auth.open('/browse?q=spain');
    const popup = await chooser(auth);
    await expect(auth.google).toHaveText('Signing in...');
    await expect(auth.button('Close')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(auth.dialog).toBeVisible();
    await popup.getByRole('button', { name: /^Kartini/ }).click();
    await expect(auth.dialog).toBeHidden();
    await expect(page).toHaveURL('/browse?q=spain');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Kartini' })).toBeVisible();
    await expect(page.getByText('kartini@traveller.example')).toBeVisible();
  });

  test('treats an unverified address as unverified', { tag: LONG }, async ({ page, auth }) => {
    await auth.open('/dashboard');
    const popup = await chooser(auth);
    await popup.getByRole('button', { name: /^Uma Unproven/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Uma' })).toBeVisible();
    await expect(page.getByText('Not verified')).toBeVisible();
  });

  test('says that it was cancelled when access is denied', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    const popup = await chooser(auth);
    await popup.getByRole('button', { name: 'Deny access' }).click();
    await auth.expectError('Sign-in was cancelled');
    await expect(auth.google).toHaveText('Continue with Google');
  });

  test('says that the window was closed', { tag: LONG }, async ({ page, auth }) => {
    await auth.open();
    const popup = await chooser(auth);
    await popup.close();
    await auth.expectError('Sign-in popup was closed before completing');
    await page.keyboard.press('Escape');
    await expect(auth.dialog).toBeHidden();
  });

  test('is cancelled by a second press, which closes the window', { tag: LONG }, async ({ auth }) => {
    await auth.open();
    const popup = await chooser(auth);
    await Promise.all([popup.waitForEvent('close'), auth.google.click()]);
    await auth.expectError('Sign-in was cancelled');
    const again = await chooser(auth);
    await expect(again.getByRole('button', { name: /^Ada Traveller/ })).toBeVisible();
  });

  test(
    'says that it failed, for an account without an address and for one that Google fails',
    { tag: LONG },
    async ({ auth }) => {
      await auth.open();
      for (const person of [/^Noel Nomail/, /^Felix Fails/]) {
        const popup = await chooser(auth);
        await popup.getByRole('button', { name: person }).click();
        await auth.expectError(FAILED);
        await expect(auth.google).toHaveText('Continue with Google');
      }
    },
  );

  test('waits for a slow answer', { tag: LONG }, async ({ page, books, auth }) => {
    await auth.open('/profile');
    const popup = await chooser(auth);
    // A click would wait for the next page, which is the slow answer itself.
    await popup.getByRole('button', { name: /^Sol Slow/ }).dispatchEvent('click');
    await expect(auth.google).toHaveText('Signing in...');
    // The provider starts to wait when the shop calls it, which nobody outside can see.
    await expect(async () => {
      await books.control('clock', { advance_seconds: 11 });
      await expect(page.getByRole('heading', { level: 1, name: 'Sol Slow' })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test(
    'tells the owner of an unproven password account what to do instead',
    { tag: LONG },
    async ({ page, auth }) => {
      const email = anAddress();
      await auth.open();
      await auth.button('Sign up').click();
      await auth.fill(email, PASSWORD, PASSWORD);
      await auth.button('Create Account').click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await auth.open();
      const popup = await chooser(auth);
      await popup.getByText('Use another account').click();
      await popup.getByLabel('E-mail address', { exact: true }).fill(email);
      await popup.getByLabel('Name').fill('Mia Larsen');
      await popup.getByRole('button', { name: 'Continue' }).click();
      await auth.expectError(FAILED);
      await expect(auth.error.getByText(/already has an account with a password/)).toBeVisible();
    },
  );
});

test('a sign-in window that lost its page says what to do', { tag: LONG }, async ({ page }) => {
  await page.goto('/api/auth/callback/google?code=old&state=unknown');
  await expect(page.getByRole('heading', { name: 'Sign-in didn’t work' })).toBeVisible();
});
