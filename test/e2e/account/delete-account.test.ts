import { PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';

test('an account can be deleted with its address and password', async ({ page, auth, complaints }) => {
  complaints.expect(/status of 40[01]/);
  const email = await signUpQuietly(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });

  await confirm.click();
  await expect(dialog.getByText('Please type the email address of this account.')).toBeVisible();
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('a wrong guess');
  await confirm.click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await confirm.click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await auth.open();
  await auth.signIn(email);
  await auth.expectError('No account found with this email address');
});

test('a sign-in window that lost its page says what to do', { tag: LONG }, async ({ page }) => {
  await page.goto('/api/auth/callback/google?code=old&state=unknown');
  await expect(page.getByRole('heading', { name: 'Sign-in didn’t work' })).toBeVisible();
});
