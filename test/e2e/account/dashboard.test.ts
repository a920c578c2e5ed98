import { PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { someone } from '../../support/browser/checkout-page.ts';

test.describe('the dashboard', () => {
  test('greets a new traveller and leads to the plans', { tag: LONG }, async ({ page }) => {
    await signUpQuietly(page, someone().email, 'Mia Larsen');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Mia' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No eSIMs yet' })).toBeVisible();
    await expectToFit(page, 320, 768, 1440);
    await page.getByRole('combobox', { name: 'Where are you traveling?' }).fill('jap');
    await page.getByRole('option', { name: /Japan/ }).click();
    await expect(page).toHaveURL('/country/JP');
  });

  test('saves name, address and password, until the account is deleted', async ({
    page,
    auth,
    complaints,
  }) => {
    complaints.expect(/status of 40[01]/);
    const email = await signUpQuietly(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back', exact: true })).toBeVisible();
    await page.getByLabel('Your name').fill('  Ole Hansen ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ole' })).toBeVisible();

    await expect(page.getByText('Not verified')).toBeVisible();
    await page.getByRole('button', { name: 'Send verification email' }).click();
    await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible();

    await page.getByText('Change or set your password').click();
    const current = page.getByRole('textbox', { name: 'Current Password' });
    const fresh = page.getByRole('textbox', { name: 'New Password' });
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(current).toBeFocused();
    await current.fill('wrong horse');
    await fresh.fill('battery staple');
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('battery staple');
    await change.click();
    await expect(page.getByText('Incorrect password')).toBeVisible();
    await current.fill(PASSWORD);
    await change.click();
    await expect(
      page.getByText('Your password has been changed. Other devices are signed out.'),
    ).toBeVisible();
    await expect(fresh).toHaveValue('');
    await page.getByRole('button', { name: 'Email me a link to set a password' }).click();
    await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await auth.signIn(email, 'battery staple');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ole' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });

    await confirm.click();
    await expect(dialog.getByText('Please type the email address of this account.')).toBeVisible();
    await dialog.getByLabel('Email Address').fill(email);
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('a wrong guess');
    await confirm.click();
    await expect(dialog.getByText('Incorrect password')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('battery staple');
    await confirm.click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await auth.open();
    await auth.signIn(email);
    await auth.expectError('No account found with this email address');
  });

  test('shows the account’s purchases, as the profile does', { tag: LONG }, async ({ page, checkout }) => {
    await signUpQuietly(page, undefined, 'Mia Larsen');
    await checkout.open();
    await page.getByLabel('First Name').fill('Mia');
    await page.getByLabel('Last Name').fill('Larsen');
    const email = page.getByRole('textbox', { name: /^Email Address/ });
    if (await email.isEditable()) await email.fill(someone().email);
    await checkout.fillCard('4242424242424242');
    await checkout.complete();
    await page.getByRole('link', { name: 'View My eSIMs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mia Larsen' })).toBeVisible();
    await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();

    await page.goto('/dashboard');
    const last = page.getByRole('region', { name: 'Last purchases' });
    await expect(last.getByRole('listitem')).toHaveCount(1);
    await expect(last.getByRole('listitem')).toContainText(/Japan.*Ready to install.*\$\d+\.\d\d/s);
    await last.getByRole('link', { name: 'All your eSIMs' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('article', { name: 'Japan' })).toBeHidden();
  });

  test('is the page to which a checkout without a readable plan leads', { tag: LONG }, async ({ page }) => {
    await page.goto('/checkout?plan=nonsense');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  });
});
